// Sentences that end in an hour already end in a full stop: “9:00 p.m.”

/** `text` with a full stop, unless it ends in one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
