// Words put together to sentences: the letter they begin with, and their full stop. One that ends in an hour has it already:
// “9:00 p.m.”

/** `text` with a full stop, unless it ends in one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** To begin a sentence with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** To go on in a sentence with. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
