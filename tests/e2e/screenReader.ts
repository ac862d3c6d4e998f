import { type CDPSession, expect, type Page } from '@playwright/test';

/** What a screen reader says of one thing. */
interface Heard {
  readonly role: string;
  readonly name: string;
}

/** A cell of a board, and where it stands: which grid, row and column, counted from 0. */
interface Cell {
  readonly name: string;
  readonly isFocused: boolean;
  readonly place: readonly [grid: number, row: number, column: number];
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

const MOST_TABS = 60;

/**
 * Somebody with a keyboard and a screen reader: knows of the page what the browser's accessibility tree says, by roles
 * and names, and hears its live regions; presses keys and does nothing else.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session);
  }

  async #tree(): Promise<readonly AxNode[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    return nodes as readonly AxNode[];
  }

  /** What has the focus. */
  async focused(): Promise<Heard> {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { objectId } = result;
    if (objectId === undefined) return { role: 'none', name: '' };
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    return heard(nodes[0] as AxNode | undefined);
  }

  /** What the live regions say now. */
  async said(): Promise<string> {
    const nodes = await this.#tree();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textsIn = (node: AxNode | undefined): readonly string[] => {
      if (node === undefined) return [];
      const { role, name } = heard(node);
      if (role === 'StaticText') return [name];
      return (node.childIds ?? []).flatMap((id) => textsIn(byId.get(id)));
    };
    return nodes
      .filter((node) => heard(node).role === 'status')
      .flatMap(textsIn)
      .join(' ');
  }

  /** Waits until something is said that was not said before. @returns it. */
  async hear(pattern: RegExp, before = ''): Promise<string> {
    let text = '';
    await expect
      .poll(async () => {
        text = await this.said();
        return text === before ? '' : text;
      })
      .toMatch(pattern);
    return text;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Waits until the focus is on something of that kind and name. */
  async expectFocus(role: string, name: RegExp): Promise<void> {
    await expect
      .poll(() => this.focused())
      .toMatchObject({ role, name: expect.stringMatching(name) });
  }

  /** Goes on with Tab, or another key, until it hears that. */
  async goTo(role: string, name: RegExp, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses++) {
      const now = await this.focused();
      if (now.role === role && name.test(now.name)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to the ${role} ${String(name)}`);
  }

  /** The cells of the board, in the order in which they are read. */
  async cells(): Promise<readonly Cell[]> {
    const nodes = await this.#tree();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const under = (node: AxNode, role: string): readonly AxNode[] =>
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        if (child === undefined) return [];
        return heard(child).role === role ? [child] : under(child, role);
      });
    const grids = nodes.filter((node) => heard(node).role === 'grid');
    return grids.flatMap((node, grid) =>
      under(node, 'row').flatMap((line, row) =>
        under(line, 'gridcell').map((cell, column) => ({
          name: heard(cell).name,
          isFocused:
            cell.properties?.some(
              ({ name, value }) => name === 'focused' && value.value === true,
            ) === true,
          place: [grid, row, column] as const,
        })),
      ),
    );
  }

  /** Goes to a cell with the keys that boards know. */
  async walkTo(target: Cell): Promise<void> {
    const [grid, row, column] = target.place;
    const at = await this.#place();
    await this.#repeat(grid - at[0], 'PageUp', 'PageDown');
    await this.#repeat(row - at[1], 'ArrowDown', 'ArrowUp');
    // Rows may differ in length, so going up or down can lead aside.
    const [, , beside] = await this.#place();
    await this.#repeat(column - beside, 'ArrowRight', 'ArrowLeft');
    await this.expectFocus('gridcell', new RegExp(`^${escape(target.name)}$`));
  }

  async #place(): Promise<Cell['place']> {
    const here = (await this.cells()).find(({ isFocused }) => isFocused);
    if (here === undefined) throw new Error('the focus is not on the board');
    return here.place;
  }

  async #repeat(steps: number, forward: string, back: string): Promise<void> {
    for (let step = 0; step < Math.abs(steps); step++) await this.press(steps > 0 ? forward : back);
  }
}

const heard = (node: AxNode | undefined): Heard =>
  node === undefined || node.ignored
    ? { role: 'none', name: '' }
    : { role: node.role?.value ?? 'none', name: node.name?.value ?? '' };

const escape = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&');
