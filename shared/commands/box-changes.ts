// What has changed since the take-along box was printed, in words.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { BoxStood, TakeAlongState } from '../records/take-along-box.ts';
import { instantInWords } from '../words/clock.ts';

type Stood = DeepReadonly<BoxStood>;
type Counted = Exclude<keyof BoxStood, 'marks'>;

const counted: readonly (readonly [what: Counted, one: string, more: string])[] = [
  ['applications', 'application was received', 'applications were received'],
  ['out', 'ballot went out', 'ballots went out'],
  ['back', 'ballot came back', 'ballots came back'],
  ['transmittals', 'run to a board was made', 'runs to the boards were made'],
  ['signed', 'run was signed for', 'runs were signed for'],
];

/** Of the parts that are no lists of the register. */
const ofParts: Readonly<Record<string, string>> = {
  'emergency-page': 'the telephone list, a polling place or the hours changed',
  'inspectors-roster': 'the inspectors changed',
  'tally-sheet': 'the ballot changed: its offices, its names or their order',
  'list-of-candidates': 'the list of candidates changed',
  'absentee-voter-instructions': 'the instructions to absentee voters changed',
  'early-mail-voter-instructions': 'the instructions to early mail voters changed',
};

/** The mark of the register as a whole, of which no part bears the name. */
export const registerMark = 'register';

/** Nothing where the box still says what is on record. “2 ballots came back”, “the inspectors changed”. */
export function changedInWords(then: Stood, now: Stood): string[] {
  const more = counted.flatMap(([what, one, many]) => {
    const count = now[what] - then[what];
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  const differs = (part: string) => markOf(then, part) !== markOf(now, part);
  const fewer = counted.some(([what]) => now[what] < then[what]);
  const register =
    fewer || (more.length === 0 && differs(registerMark)) ? ['something in the register was put right'] : [];
  const parts = Object.entries(ofParts).flatMap(([part, says]) => (differs(part) ? [says] : []));
  return [...more, ...register, ...parts];
}

const markOf = ({ marks }: Stood, part: string): string | null => marks.find((one) => one.part === part)?.mark ?? null;

export function boxPrintedInWords({ asOf, by, parts, pages }: DeepReadonly<TakeAlongState['boxes'][number]>): string {
  const there = parts.filter((part) => part.pages > 0).length;
  return `Printed at ${instantInWords(asOf)} by ${by}: ${there} parts on ${pages} pages.`;
}

/** Null where nothing has changed. */
export const sinceInWords = (changed: readonly string[]): string | null =>
  changed.length === 0 ? null : `Since then: ${changed.join('; ')}. Print it again.`;
