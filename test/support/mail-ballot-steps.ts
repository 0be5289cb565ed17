// Mail ballots as stories handle them: qualified lines on a register, and one envelope back.
import { fallsElection as election, taking } from './example-steps.ts';
import type { TestDesk } from './test-desk.ts';

export const at = (day: string, time: string | null = '10:00') => ({ day, time });

/** A return as it mostly is: by mail, to the clerk, nothing to note. */
export const back = (when: ReturnType<typeof at>, but: Record<string, unknown> = {}) => ({
  ...{ at: when, how: 'mail', broughtBy: '', givenTo: '', notes: [], remark: '' },
  ...but,
});

/** Receives an envelope by its number. */
export const receiving = (envelope: number, when: ReturnType<typeof at>, but: Record<string, unknown> = {}) => ({
  ...{ election, envelope, application: null, sure: false },
  returned: back(when, but),
});

/** One trip to the post office. */
export const mailing = (
  applications: readonly number[],
  when: ReturnType<typeof at>,
  but: Record<string, unknown> = {},
) => ({
  ...{ election, applications, at: when, postOffice: '', pieces: null },
  ...but,
});

/** Takes in an application and finds it qualified; returns its number. */
export async function qualified(
  desk: TestDesk,
  given: string,
  surname: string,
  but: Record<string, unknown> = {},
): Promise<number> {
  const { number } = await desk.do('mail-ballot.record-application', taking(given, surname, but));
  await desk.do('mail-ballot.determine', { election, number, qualified: true, reason: null });
  return number;
}

/** Where the line of that number stands, in one word. */
export const stateOf = async (desk: TestDesk, number: number) =>
  (await desk.ask('mail-ballots', { election })).rows.find((row) => row.number === number)?.state;
