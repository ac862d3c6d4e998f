import type { Setup, SetupField } from '../../src-shared/core/setup.ts';

/** What each level does, 1 first, in a sentence or two. */
export type LevelWords = readonly [
  ...[string, string, string, string],
  ...[string, string, string, string],
];

interface ChoiceWords {
  readonly name: string;
  /** What it does, where its name does not say it. */
  readonly explanation?: string;
}

/** One thing that can be chosen before a game. */
export interface FieldWords {
  readonly name: string;
  /** What a rule that can be on or off does, in a sentence a newcomer understands. */
  readonly explanation?: string;
  /** By index. */
  readonly choices?: readonly ChoiceWords[];
}

/** As many as there are choices. */
type EachOf<Choices extends readonly string[]> = {
  readonly [Index in keyof Choices]: ChoiceWords;
};

type WordsOf<Field extends SetupField> = Field extends { kind: 'choice' }
  ? { readonly name: string; readonly choices: EachOf<Field['choices']> }
  : Field extends { kind: 'flag' }
    ? { readonly name: string; readonly explanation: string }
    : { readonly name: string };

/** Words for every field of a game’s setup, by its key. */
export type SetupWords<Fields extends readonly SetupField[]> = {
  readonly [Field in Fields[number] as Field['key']]: WordsOf<Field>;
};

/** What the window says of a game, whichever it is. Its folder among the boards adds what only that board says. */
export interface GameWords {
  readonly name: string;
  /** By side: what its pieces are called. */
  readonly sides: readonly [string, string];
  /** What it is about, on the home screen. */
  readonly blurb: string;
  /** By side: what else tells it apart, as the edges it joins, where anything does. */
  readonly sideNotes?: readonly [string, string];
}

/** What is told of a game before it is played; it comes with the dialogs that tell it. */
export interface GameGuide<
  Fields extends readonly SetupField[] = readonly SetupField[],
  Picture extends string = string,
> {
  /** What wins, for somebody who sees it for the first time. */
  readonly aim: string;
  /** What the picture of a won game shows. */
  readonly goalPicture: string;
  /** How a move is made with a mouse or a finger. */
  readonly hands: readonly string[];
  /** The rest of the rules of a game that was set up so, in a few sentences. */
  rules(setup: Setup): readonly string[];
  /** What the pictures of the rules show, none where a game has none. */
  readonly pictures: Readonly<Record<Picture, string>>;
  readonly levels: LevelWords;
  readonly setup: SetupWords<Fields>;
}
