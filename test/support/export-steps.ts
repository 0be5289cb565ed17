// An office whose records are as hard on an export as records get: formulas, markup, leading zeros, several lines, a place of
// detention, a birth date that stands nowhere else.
import { candidate, fallsElection as election, office, taking } from './example-steps.ts';
import { petition } from './filing-steps.ts';
import { at, mailing, receiving } from './mail-ballot-steps.ts';
import type { TestDesk } from './test-desk.ts';

/** What no inspector and no trustee may ever find in a file of theirs. */
export const secret = {
  birthDate: '1931-07-08',
  detention: 'Clinton Correctional Secret',
  mailing: 'Box 13 Secret Lane',
  agent: 'Agent Secret',
  reason: 'because of Secret reasons',
  phone: '518-555-7777',
  remark: 'Remark Secret',
};

export const formula = "=cmd|' /C calc'!A0";
export const markup = '<script>alert("x")</script> & <b>O’Brien</b>';

/** Fills the desk of Example Falls with all of it, and returns the number of the line of the detained voter. */
export async function hardRecords(desk: TestDesk): Promise<number> {
  await desk.do('election.save-office', { election, number: null, office: office('@Home Justice') });
  await desk.do('nominations.save-candidate', { election, number: null, office: 3, candidate: candidate(markup) });
  await desk.do('nominations.save-candidate', { election, number: null, office: 3, candidate: candidate(formula) });
  await desk.do('nominations.save-candidate', {
    election,
    number: null,
    office: 3,
    candidate: candidate("'Tis Smith"),
  });
  await desk.do('inspectors.save', {
    ...{ election, number: null },
    inspector: {
      role: 'inspector',
      district: '1',
      name: 'Ann Lee',
      chair: true,
      party: '',
      phone: secret.phone,
      address: null,
    },
  });
  const { number } = await desk.do(
    'mail-ballot.record-application',
    taking('Zed', '-Dash', {
      ...{ birthDate: secret.birthDate, category: 'detained', placeOfDetention: secret.detention },
      ...{ mailing: { lines: [secret.mailing, 'Dannemora, NY 12929'] }, agent: secret.agent },
      residence: { street: '12½ Mill Street', apartment: '007', city: 'Example Falls', state: 'NY', zip: '01730' },
    }),
  );
  await desk.do('mail-ballot.determine', { election, number, qualified: true, reason: null });
  const other = await desk.do('mail-ballot.record-application', taking('+Plus', 'Refused'));
  await desk.do('mail-ballot.determine', { election, number: other.number, qualified: false, reason: secret.reason });
  const envelope = { election, number, stock: '#10' };
  for (const piece of ['return-with-affirmation', 'outgoing', 'return-with-affirmation'])
    await desk.do('mail-ballot.print-envelope', { ...envelope, piece });
  await desk.do('mail-ballot.mail', mailing([number], at('2027-03-01', '16:00')));
  await desk.do(
    'mail-ballot.receive',
    receiving(1, at('2027-03-02', '09:00'), { remark: secret.remark, broughtBy: secret.agent, how: 'another-person' }),
  );
  return number;
}

/** Besides, after the close of the polls: a row for each of the tables that are empty without it. */
export async function everyKindOfRecord(desk: TestDesk): Promise<void> {
  const now = at('2027-03-02', '09:00');
  await desk.do('nominations.change-standing', {
    ...{ election, number: 1, standing: 'withdrawn', on: '2027-02-10', filing: null, reason: '-moved away' },
  });
  await desk.do('nominations.record-filing', { election, filing: petition('2027-02-08', '10:00') });
  await desk.do('mail-ballot.make-transmittal', { election, district: '1', containers: 1, seals: '007' });
  await desk.do('mail-ballot.note-call', { election, application: 1, at: now, told: '=told', note: 'said so' });
  await desk.do('mail-ballot.count-box', {
    election,
    box: { district: '1', at: at('2027-03-16', '21:30'), opened: 1, empty: 0, deposited: 1, remark: '@remark' },
  });
}
