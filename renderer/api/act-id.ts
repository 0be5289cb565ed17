// Names an act before it is sent. The same input sent twice in a row (double Enter, or a try after the program fell
// silent) carries the same name, so that it is recorded once; a changed input is another act.

export interface ActIds {
  /** The name for this input, given as text. */
  for(input: string): string;
  /** The act was recorded: what comes after the moment in which a second Enter may still arrive is a new act. */
  recorded(input: string): void;
}

/** Longer than a double Enter takes, shorter than a second act on purpose. */
const SAME_ENTER_MS = 1000;

/** `newId` gives a fresh name, `later` runs something after so many milliseconds. */
export function actIds(newId: () => string, later: (run: () => void, ms: number) => void): ActIds {
  let named: { readonly input: string; readonly id: string } | null = null;
  return {
    for(input) {
      if (named?.input !== input) named = { input, id: newId() };
      return named.id;
    },
    recorded(input) {
      const done = named;
      later(() => {
        if (named === done && named?.input === input) named = null;
      }, SAME_ENTER_MS);
    },
  };
}
