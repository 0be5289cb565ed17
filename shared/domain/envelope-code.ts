// What the bar code on an envelope says: the election, our number, and a check character, so that a misread sign or an
// envelope of another election is told and never taken for one of this election.
import { err, ok, type Result } from '../result.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const modulus = signs.length;
const letterOfKind: Readonly<Record<string, string>> = { general: 'G', special: 'S', 'run-off': 'R', referendum: 'P' };

/**
 * “270316G”: year, month and day of the calendar anchor, and the kind. A second election of the same day and kind has a
 * letter more: “270316GB”.
 */
export function electionCode(election: string): string {
  const found = /^\d\d(\d\d)-(\d\d)-(\d\d)-(general|special|run-off|referendum)(?:-(\d+))?$/.exec(election);
  if (!found) throw new Error(`no election is called ${election}`);
  const [, year, month, day, kind = '', ordinal] = found;
  const which = ordinal === undefined ? '' : signs.charAt(9 + Number(ordinal));
  return `${year}${month}${day}${letterOfKind[kind]}${which}`;
}

/** ISO/IEC 7064 MOD 37,36: finds every single wrong sign and every pair of neighbours that changed places but one. */
export function checkCharacter(text: string): string {
  let product = modulus;
  for (const sign of text) {
    const sum = (product + signs.indexOf(sign)) % modulus || modulus;
    product = (sum * 2) % (modulus + 1);
  }
  return signs.charAt((modulus + 1 - product) % modulus);
}

/** “270316G0031” and its check character. */
export function envelopeCode(election: string, number: number): string {
  const text = `${electionCode(election)}${String(number).padStart(4, '0')}`;
  return `${text}${checkCharacter(text)}`;
}

const codeShape = /^(\d{6}[GSRP][A-Z]?)(\d{4,7})([0-9A-Z])$/;
const asScanned = (text: string): string => text.trim().toUpperCase();

/** Whether it is read off an envelope, by a scanner or by eye: a code or a number, and no name. */
export const isOffEnvelope = (text: string): boolean => /^\d+$/.test(text.trim()) || codeShape.test(asScanned(text));

export interface CodeProblem {
  readonly code: 'misread-code' | 'other-election';
  readonly message: string;
}

/**
 * The number in a scanned code. Null where the text is no such code at all: a number typed by hand, a name. `election` is
 * the one on the screen, `others` those of this office, to name the one an envelope belongs to.
 */
export function readEnvelopeCode(
  text: string,
  election: string,
  others: readonly { readonly id: string; readonly name: string }[],
): Result<number, CodeProblem> | null {
  const scanned = asScanned(text);
  const found = codeShape.exec(scanned);
  if (!found) return null;
  const [, code = '', number = '', check = ''] = found;
  if (checkCharacter(`${code}${number}`) !== check)
    return err({
      code: 'misread-code',
      message: `The bar code was not read right: ${scanned} does not fit its check character. Scan it again, or type the number printed beside it.`,
    });
  if (code === electionCode(election)) return ok(Number(number));
  const other = others.find(({ id }) => electionCode(id) === code);
  return err({
    code: 'other-election',
    message: `This envelope is not of this election. ${other ? `It is number ${number} of the ${other.name}.` : `Its code ${scanned} belongs to no election on record here.`} Put it apart, unopened, and find out.`,
  });
}
