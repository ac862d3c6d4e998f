import { tick } from 'svelte';
import type { Router } from '../state/router.svelte.ts';

/** Begins each screen at its top, but home where it was left. Call it while the app is made. */
export function keepScreenTops(router: Router): void {
  let shown = router.screen;
  let homeTop = 0;
  $effect.pre(() => {
    if (router.screen === shown) return;
    if (shown === 'home') homeTop = scrollY;
    shown = router.screen;
    const top = shown === 'home' ? homeTop : 0;
    void tick().then(() => scrollTo({ top, behavior: 'instant' }));
  });
}
