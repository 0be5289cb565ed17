// “Saved as a draft 9:41 a.m.” Its place is kept, so that nothing moves when it appears.
import { Icon } from './icon.tsx';

/** `at` is an hour in words, or null while nothing is saved. */
export function SavedNote({ at }: { readonly at: string | null }) {
  return (
    <p className="saved">
      {at !== null && (
        <>
          <Icon name="saved" />
          Saved as a draft {at}
        </>
      )}
    </p>
  );
}
