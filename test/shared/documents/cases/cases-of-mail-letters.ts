// The letters and receipts of the mail ballots, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { applicationReceipt } from '../../../../shared/documents/mail-ballots/application-receipt.ts';
import { completionLetter } from '../../../../shared/documents/mail-ballots/completion-letter.ts';
import { handingOverReceipt } from '../../../../shared/documents/mail-ballots/handing-over-receipt.ts';
import { lateForMailLetter } from '../../../../shared/documents/mail-ballots/late-for-mail-letter.ts';
import type { AboutApplication, MailLetterFacts } from '../../../../shared/documents/mail-ballots/mail-letter.ts';
import { refusalLetter } from '../../../../shared/documents/mail-ballots/refusal-letter.ts';
import { tooEarlyLetter } from '../../../../shared/documents/mail-ballots/too-early-letter.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { citationText } from '../../../../shared/law/citation.ts';
import { applicationItems } from '../../../../shared/rules/checks/application-items.ts';
import { clerk, frame, noonToNine } from '../../../support/sample-papers.ts';

/** Sixty characters. */
export const sixty = 'María-José Wolfeschlegel-Featherstonehaugh de la Peña-O’Brien';
const received = { day: plainDate('2027-02-09'), time: wallTime('16:58') };
const about: AboutApplication = {
  ...frame(),
  ...{ kind: 'absentee', election: 'general', pollDay: plainDate('2027-03-16'), application: 12 },
};
const practice = { ...frame({ edition: null, practice: true }), clerk: { ...clerk, phone: '' } };
const letter: MailLetterFacts = {
  ...about,
  ...{ received, dated: plainDate('2027-02-10') },
  to: { name: 'Ada Holm', address: { lines: ['4 Elm Street', 'Example Falls, NY 12999'] } },
};
const hall = { name: 'Village Hall', street: '12 Main Street', city: 'Example Falls', outsideVillage: false };
const polls = { hours: noonToNine, place: hall };
const noPolls = { hours: null, place: null };
// Village election of March 16, 2027: seven days before is the 9th, the day before the 15th (§15-120(5)).
const lastDays = { byMail: plainDate('2027-03-09'), inPerson: plainDate('2027-03-15') };

const receipt = {
  ...about,
  ...{ applicant: 'Ada Holm', received, recorded: received, how: 'by hand', broughtBy: '', agent: '' },
  ...{ wants: 'mailed' as const, closes: wallTime('21:00') },
};
const tooEarly = {
  ...letter,
  received: { day: plainDate('2026-11-02'), time: wallTime('10:05') },
  // §15-120(5): four months before March 16 is November 16.
  ...{ dated: plainDate('2026-11-02'), first: plainDate('2026-11-16') },
  ...{ lastByMail: lastDays.byMail, lastInPerson: lastDays.inPerson },
};
const late = {
  ...letter,
  received: { day: plainDate('2027-03-10'), time: wallTime('09:12') },
  ...{ dated: plainDate('2027-03-10'), lastByMail: lastDays.byMail, inPerson: lastDays.inPerson },
  ...{ broughtInPerson: false, polls },
};
const missing = (...ids: string[]) =>
  applicationItems
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label, citation }) => ({ item: id, label, citation: citationText(citation) }));
const handed = {
  ...about,
  ...{ applicant: 'Ada Holm', agent: null, named: false, envelope: 31, closes: wallTime('21:00') },
  handedOver: { day: plainDate('2027-03-12'), time: wallTime('11:47') },
};

export const casesOfMailLetters: Readonly<Record<string, FlowDocument>> = {
  'application receipt': applicationReceipt(receipt),
  'application receipt, brought by an agent, hour not known': applicationReceipt({
    ...receipt,
    ...practice,
    ...{ kind: 'early-mail', election: 'run-off', applicant: sixty, broughtBy: 'Jean-Paul “Buddy” Brûlé' },
    ...{ wants: 'collect-agent', agent: 'Jean-Paul “Buddy” Brûlé', named: true, closes: null },
    received: { day: plainDate('2027-02-09'), time: null },
  }),
  'too early letter': tooEarlyLetter(tooEarly),
  'too early letter, early mail, no address, practice': tooEarlyLetter({
    ...tooEarly,
    ...practice,
    ...{ kind: 'early-mail', to: { name: sixty, address: null } },
  }),
  'completion letter': completionLetter({
    ...{ ...letter, ...lastDays, polls },
    missing: missing('date-of-birth', 'signature'),
  }),
  'completion letter, everything missing': completionLetter({
    ...{ ...letter, ...lastDays, polls },
    to: { name: sixty, address: { lines: ['c/o Hotel Adlon', 'Unter den Linden 77', '10117 Berlin', 'GERMANY'] } },
    missing: missing(...applicationItems.map(({ id }) => id).filter((id) => id !== 'mailing-address')),
  }),
  'completion letter, early mail, after the last day to mail': completionLetter({
    ...{ ...letter, ...lastDays, polls: noPolls, kind: 'early-mail', byMail: null },
    missing: [
      { item: 'residence', label: 'Where the voter lives', citation: 'Election Law §15-119(4)' },
      { item: 'election', label: 'Which election', citation: 'Election Law §15-119(4)' },
    ],
  }),
  'completion letter, too late to complete': completionLetter({
    ...{ ...letter, byMail: null, inPerson: null, polls },
    missing: missing('signature'),
  }),
  'late for mail letter': lateForMailLetter(late),
  'late for mail letter, brought in person, early mail': lateForMailLetter({
    ...{ ...late, ...practice, kind: 'early-mail', broughtInPerson: true, polls: noPolls },
    clerk: { ...clerk, officeHours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.' },
  }),
  'late for mail letter, nothing but the polls': lateForMailLetter({ ...late, inPerson: null }),
  'refusal letter, absentee': refusalLetter({
    ...{ ...letter, ...lastDays, polls },
    reason: 'The application says that you will be in the county on election day and names no other reason.',
  }),
  'refusal letter, early mail': refusalLetter({
    ...{ ...letter, ...lastDays, kind: 'early-mail', byMail: null, polls: noPolls },
    clerk: { ...clerk, officeHours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.' },
    to: { name: sixty, address: null },
    reason: 'You are registered at 4 Mill Street; the application gives 9 Oak Avenue',
  }),
  'refusal letter, after the last day': refusalLetter({
    ...{ ...letter, byMail: null, inPerson: null, polls },
    reason: 'No reason is ticked.',
  }),
  'handing over receipt': handingOverReceipt(handed),
  'handing over receipt, agent, hour not known': handingOverReceipt({
    ...{
      ...handed,
      ...practice,
      kind: 'early-mail',
      applicant: sixty,
      agent: 'Jean-Paul “Buddy” Brûlé',
      named: true,
      closes: null,
    },
    handedOver: { day: plainDate('2027-03-12'), time: null },
  }),
};
