import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { CoordinateStyle } from '../../src-shared/core/notation.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { Sightings } from '../../src-shared/core/sightings.ts';
import type { Seen, Sight } from '../boards/boardEntry.ts';

/** What is marked on the positions that are looked at beside what an engine finds. */
export class SightsState {
  readonly #client: Client;
  /** What the game has to show. */
  all = $state.raw<readonly Sight<Position>[]>([]);
  #shown = $state.raw<readonly string[]>([]);
  #told = $state.raw<{ readonly position: Position; readonly cells: Sightings } | undefined>();

  constructor(client: Client) {
    this.#client = client;
  }

  isOn({ id }: Sight<Position>): boolean {
    return this.#shown.includes(id);
  }

  turn({ id }: Sight<Position>): void {
    const isOn = this.#shown.includes(id);
    this.#shown = isOn ? this.#shown.filter((each) => each !== id) : [...this.#shown, id];
  }

  /** Whether main has to be asked about positions. */
  get asks(): boolean {
    return this.all.some((sight) => sight.isAsked === true && this.isOn(sight));
  }

  async ask(path: PositionPath, position: Position): Promise<void> {
    if (this.#told?.position === position) return;
    const reply = await this.#client.call('sights', { path });
    if (reply.ok) this.#told = { position, cells: reply.value };
  }

  /** What a sight shows of a position; `undefined` while it is off, or main has not answered. */
  see(
    sight: Sight<Position>,
    position: Position,
    style: CoordinateStyle,
  ): Seen<Position> | undefined {
    if (!this.isOn(sight)) return undefined;
    const told = this.#told?.position === position ? this.#told.cells : undefined;
    if (sight.isAsked === true && told === undefined) return undefined;
    return sight.see(position, style, told);
  }
}
