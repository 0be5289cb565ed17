// A check code as she types it from a slip: in groups, in capitals, over two lines.

/** `code` null: nothing was typed. `wrong`: what is amiss, in a sentence. */
export interface ReadCode {
  readonly code: string | null;
  readonly wrong: string | null;
}

const length = 64;

export function readCheckCode(typed: string): ReadCode {
  const code = typed.replace(/[\s\u00a0-]/g, '').toLowerCase();
  if (code === '') return { code: null, wrong: null };
  const strange = code.match(/[^0-9a-f]/);
  if (strange) {
    const instead = strange[0] === 'o' ? ' Where you read the letter O, it is a zero.' : '';
    return {
      code: null,
      wrong: `A check code has only digits and the letters a to f; here stands “${strange[0]}”.${instead}`,
    };
  }
  if (code.length !== length)
    return {
      code: null,
      wrong: `A check code has 64 letters and digits; this has ${code.length}. Compare it with the slip again.`,
    };
  return { code, wrong: null };
}
