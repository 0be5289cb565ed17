// Said wherever the office's safety is spoken of, for as long as there is no passphrase.

export const keyLiesOpen = 'There is no passphrase yet: whoever has this computer’s file can read it.';
