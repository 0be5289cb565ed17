// Said wherever the office's safety is spoken of: who can read its file.

/** `sealed`: there is at least one passphrase. */
export const whoCanRead = (sealed: boolean): string =>
  sealed
    ? 'Everything is sealed: only somebody with a passphrase or the recovery code can read it.'
    : 'There is no passphrase yet: whoever has this computer’s file can read it.';
