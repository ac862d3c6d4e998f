/** What every tutorial says. */
export interface TutorialWords {
  readonly title: string;
  step(step: number, count: number): string;
  readonly next: string;
  readonly back: string;
  readonly show: string;
  readonly leave: string;
  readonly finished: string;
  readonly play: string;
  readonly again: string;
  /** On a button that opens it. */
  readonly offer: string;
  /** Of a try that is not what was asked for, where the step says nothing of it. */
  readonly wrong: string;
  /** To who has never started this game. */
  readonly isNew: string;
}

/** What a step of a tutorial says. */
export interface StepWords {
  /** What is to be done. */
  readonly task: string;
  /** What was learned by doing it. */
  readonly done: string;
  /** Why another legal move is not it; a step without this takes every move. */
  readonly wrong?: string;
}
