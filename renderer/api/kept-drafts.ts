// Every form on the screen that keeps a draft, so that all of them can be kept at once before the desk is locked.
const savers = new Set<() => Promise<void>>();

/** Gives back how to be forgotten again. */
export function keepWithOthers(save: () => Promise<void>): () => void {
  savers.add(save);
  return () => {
    savers.delete(save);
  };
}

/** Keeps what was typed since the last time; resolves when it is kept. */
export async function keepDrafts(): Promise<void> {
  await Promise.all([...savers].map((save) => save()));
}
