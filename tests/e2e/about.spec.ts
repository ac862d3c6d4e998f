import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the licences of Quintet and of all it contains can be read (${colorScheme})`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      await page.getByRole('button', { name: 'About Quintet' }).click();
      const dialog = page.getByRole('dialog', { name: 'About Quintet' });
      await expect(dialog).toContainText('under the MIT licence');
      const licences = dialog.getByRole('region', { name: 'Licences' });
      for (const name of ['svelte', 'three', 'valibot', '@fontsource-variable/inter'])
        await expect(licences).toContainText(new RegExp(`${name} `));
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(menu).toBeFocused();
    },
  );
}
