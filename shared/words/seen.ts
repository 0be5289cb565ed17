// Names that others gave, such as a stick’s label or a file in an export, are shown and not obeyed.

/** Every sign that steers a terminal, breaks a line, or turns what follows around, is shown as one that cannot be read. */
export const seen = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
