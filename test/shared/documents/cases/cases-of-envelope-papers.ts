// The papers of the mail ballots that go to the inspectors or stay in the office, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { applicantsList } from '../../../../shared/documents/mail-ballots/applicants-list.ts';
import { changedDayLetters } from '../../../../shared/documents/mail-ballots/changed-day-letters.ts';
import type { DistrictPaperFacts, EnvelopeRow } from '../../../../shared/documents/mail-ballots/district-paper.ts';
import { inspectorsWorksheet } from '../../../../shared/documents/mail-ballots/inspectors-worksheet.ts';
import { lateEnvelopesSheet } from '../../../../shared/documents/mail-ballots/late-envelopes-sheet.ts';
import { reconciliationSheet } from '../../../../shared/documents/mail-ballots/reconciliation-sheet.ts';
import { setAsideSheet } from '../../../../shared/documents/mail-ballots/set-aside-sheet.ts';
import { transmittal } from '../../../../shared/documents/mail-ballots/transmittal.ts';
import { workList } from '../../../../shared/documents/mail-ballots/work-list.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { frame, livesAt, noonToNine } from '../../../support/sample-papers.ts';
import { sixty } from './cases-of-mail-letters.ts';

const closes = noonToNine[0]!.close;
export const district: DistrictPaperFacts = {
  ...frame(),
  ...{ election: 'general', pollDay: plainDate('2027-03-16'), district: '2' },
};
/** A village with one district, at practice. */
const only: DistrictPaperFacts = { ...district, ...frame({ edition: null, practice: true }), district: '' };
const envelope = (number: number | null, name: string, kind: EnvelopeRow['kind'] = 'absentee'): EnvelopeRow => ({
  envelope: number,
  ...{ name, kind },
});
const three = [envelope(31, 'Holm, Ada'), envelope(7, 'Fox, Tom B., Jr.', 'early-mail'), envelope(1204, sixty)];
const nobody = envelope(null, '');
const asOf = '9:41 a.m. on Tuesday, March\u00a09,\u00a02027';
const at = (day: string, time: string | null) => ({
  day: plainDate(day),
  time: time === null ? null : wallTime(time),
});

const toInspectors = {
  ...district,
  ...{ run: 1, containers: 2, seals: ['004417', '004418'], chair: 'Peg O’Brien-Świątek' },
  rows: three.map((row, i) => ({ ...row, note: i === 0 ? 'applied in person on March\u00a017' : '' })),
};
const worksheet = {
  ...district,
  rows: [
    ...three.map((row, i) => ({
      ...row,
      notes: [[], ['address differs from the list'], ['unsigned', 'no district']][i]!,
    })),
    { ...nobody, notes: ['no name on the envelope'] },
  ],
  inspectors: [
    { name: 'Peg O’Brien-Świątek', chair: true },
    { name: sixty, chair: false },
  ],
};
const applicants = {
  ...district,
  ...{ meeting: plainDate('2027-03-06'), asOf: '9:41 a.m. on Saturday, March\u00a06,\u00a02027' },
  rows: [
    {
      name: 'Fox, Tom B., Jr.',
      residence: livesAt('4 Mill Street', 'Apt. 2'),
      kind: 'early-mail' as const,
      issued: true,
    },
    { name: 'Holm, Ada', residence: null, kind: 'absentee' as const, issued: false },
    { name: sixty, residence: livesAt('R.D. 2, Box 118, Officeville Road'), kind: 'absentee' as const, issued: true },
  ],
};
const adds = {
  title: 'Applications',
  whole: { label: 'Applications in the register', count: 40 },
  parts: [
    { label: 'Refused', count: 4 },
    { label: 'With a ballot issued', count: 33 },
    { label: 'Waiting to be decided or for ballots', count: 3 },
  ],
  off: [],
};
const sheet = {
  ...frame(),
  ...{ election: 'general' as const, pollDay: plainDate('2027-03-16') },
  asOf: '9:41 a.m. on Wednesday, March\u00a017,\u00a02027',
  equations: [adds],
};
const list = {
  ...frame(),
  ...{ election: 'general' as const, pollDay: plainDate('2027-03-16'), title: 'To Mail Today', asOf },
  about: 'Ballots that must go to the post office today. The last day to mail is Wednesday, March\u00a010.',
  columns: [
    { title: 'No.', share: 10, strong: false },
    { title: 'Name', share: 40, strong: true },
    { title: 'Received', share: 30, strong: false },
    { title: 'Kind', share: 20, strong: false },
  ],
  rows: [
    ['12', 'Holm, Ada', 'Tue Mar\u00a09, 4:58\u00a0p.m.', 'absentee'],
    ['13', sixty, 'Tue Mar\u00a09', ''],
  ],
};

export const casesOfEnvelopePapers: Readonly<Record<string, FlowDocument>> = {
  transmittal: transmittal(toInspectors),
  'transmittal, second run, one envelope, to be completed by hand': transmittal({
    ...{ ...toInspectors, ...only, run: 2, containers: null, seals: null, chair: '' },
    rows: [{ ...envelope(8, 'Wałęsa, Ruth-Anne', 'early-mail'), note: '' }],
  }),
  'transmittal, no envelope': transmittal({ ...toInspectors, rows: [], containers: 0, seals: [] }),
  'inspectors worksheet': inspectorsWorksheet(worksheet),
  'inspectors worksheet, no envelope, one district, practice': inspectorsWorksheet({
    ...{ ...worksheet, ...only, rows: [], inspectors: [] },
  }),
  'applicants list': applicantsList(applicants),
  'applicants list, nobody, no registration day': applicantsList({ ...applicants, ...only, meeting: null, rows: [] }),
  'set aside sheet': setAsideSheet({
    ...district,
    rows: three.map((row, i) => ({ ...row, received: i === 1 ? null : at('2027-03-12', i === 0 ? '10:15' : null) })),
  }),
  'set aside sheet, no envelope': setAsideSheet({ ...only, rows: [] }),
  'late envelopes sheet': lateEnvelopesSheet({
    ...{ ...district, closes },
    rows: [...three, nobody].map((row, i) => ({
      ...{ ...row, received: at('2027-03-17', i === 2 ? null : '09:05') },
      how: i === 0 ? 'by mail' : i === 1 ? 'put under the door' : '',
    })),
  }),
  'changed day letters': changedDayLetters({
    ...{ ...sheet, district: '', day: plainDate('2027-03-23'), closes, dated: plainDate('2027-03-05') },
    letters: (['absentee', 'early-mail'] as const).map((kind, i) => ({
      to: {
        name: i === 0 ? 'Ada Holm' : 'Ruth-Anne Wałęsa',
        address: i === 0 ? { lines: ['4 Elm Street', 'Example Falls, NY 12999'] } : null,
      },
      ...{ kind, envelope: 31 + i, says: { day: plainDate('2027-03-16'), closes: wallTime('21:00') } },
    })),
  }),
  'changed day letters, nobody': changedDayLetters({
    ...{
      ...sheet,
      district: '',
      day: plainDate('2027-03-23'),
      closes: null,
      dated: plainDate('2027-03-05'),
      letters: [],
    },
  }),
  'late envelopes sheet, none': lateEnvelopesSheet({ ...only, closes: null, rows: [] }),
  'reconciliation sheet': reconciliationSheet({
    ...sheet,
    equations: [
      adds,
      {
        title: 'Ballots issued',
        whole: { label: 'Envelopes issued', count: 35 },
        parts: [
          { label: 'Returned', count: 29 },
          { label: 'Out', count: 2 },
          { label: 'Undeliverable', count: 1 },
          { label: 'Spoiled or cancelled', count: 2 },
        ],
        off: [{ which: 'Envelope 31', name: 'Holm, Ada', what: 'handed out, and no number of its receipt' }],
      },
      {
        title: 'Ballots returned',
        whole: { label: 'Returned', count: 29 },
        parts: [
          { label: 'Delivered to the inspectors', count: 27 },
          { label: 'Late, kept sealed', count: 2 },
        ],
        off: [
          { which: 'Envelope 1204', name: sixty, what: 'on the sheet of run 2, and not signed for' },
          { which: 'An envelope', name: '', what: 'no number, no name' },
        ],
      },
      {
        title: 'Ballots delivered',
        whole: { label: 'Delivered to the inspectors', count: 27 },
        parts: [
          { label: 'Cast', count: 26 },
          { label: 'Not counted', count: 3 },
        ],
        off: [],
      },
    ],
  }),
  'reconciliation sheet, everything adds up': reconciliationSheet(sheet),
  'reconciliation sheet, before the first application, practice': reconciliationSheet({
    ...{ ...sheet, ...frame({ edition: null, practice: true }) },
    equations: [{ ...adds, whole: { ...adds.whole, count: 0 }, parts: adds.parts.map((p) => ({ ...p, count: 0 })) }],
  }),
  'work list': workList(list),
  'work list, one line, practice': workList({
    ...{ ...list, ...frame({ practice: true }), title: 'Undeliverable', about: '', rows: list.rows.slice(0, 1) },
  }),
  'work list, no line': workList({ ...list, rows: [] }),
};
