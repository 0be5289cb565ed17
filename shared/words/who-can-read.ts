// Said wherever the office's safety is spoken of: who can read its file, and what is missing for a bad day.

/** `sealed`: there is at least one passphrase. `code`: the recovery code, or null where none was made. */
export function whoCanRead(sealed: boolean, code: { readonly usedAt: string | null } | null): string {
  if (!sealed) return 'There is no passphrase yet: whoever has this computer’s file can read it.';
  if (code === null)
    return 'Everything is sealed: only somebody with a passphrase can read it. There is no recovery code: if every passphrase is forgotten, nobody can.';
  const words = 'Everything is sealed: only somebody with a passphrase or the recovery code can read it.';
  return code.usedAt === null ? words : `${words} The code has been used: make a new one for the safe.`;
}
