// What a passphrase does and what it costs, in the same words wherever one is set.

export const whatItDoes =
  'Everything in the office is sealed with it: whoever has this computer, the file or a stick with a backup cannot read it. You type it when you open the program or come back to the desk.';

/** Nothing is softened here: she has to know it before. */
export const whatIsLost =
  'If every passphrase is forgotten and the recovery code is lost, nobody can open the office any more. Not you, not the people who made this program.';
