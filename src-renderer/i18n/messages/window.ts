/** What the window says whatever is shown in it. */
export interface WindowMessages {
  readonly app: {
    readonly name: string;
    title(game: string): string;
    readonly tagline: string;
    readonly loading: string;
    /** The words of a language can't be loaded. */
    readonly languageFailed: string;
  };
  readonly connection: {
    /** What is the matter, and what to do about it. */
    readonly lost: readonly [string, string];
    readonly ended: readonly [string, string];
    readonly restarted: readonly [string, string];
    readonly noEntry: readonly [string, string];
    readonly entryUnknown: readonly [string, string];
    readonly entryUsed: readonly [string, string];
    readonly tooManyWindows: readonly [string, string];
    readonly hasQuit: string;
  };
  readonly toasts: { readonly region: string; readonly dismiss: string };
  readonly about: {
    readonly title: string;
    version(version: string): string;
    readonly licence: string;
    readonly notices: string;
    readonly unreadable: string;
  };
}
