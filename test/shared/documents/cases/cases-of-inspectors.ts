// The papers about inspectors, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { inspectorsOath } from '../../../../shared/documents/certificates/inspectors-oath.ts';
import type { InspectorFact } from '../../../../shared/documents/inspector-fact.ts';
import { inspectorsLetter } from '../../../../shared/documents/letters/inspectors-letter.ts';
import { inspectorsRoster } from '../../../../shared/documents/lists/inspectors-roster.ts';
import { inspectorsVoucher } from '../../../../shared/documents/lists/inspectors-voucher.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { frame } from '../../../support/sample-papers.ts';

const general = { kind: 'general', pollDay: plainDate('2027-03-16') } as const;
const one = (name: string, change: Partial<InspectorFact> = {}): InspectorFact => ({
  ...{ role: 'inspector', district: '1', name, chair: false, party: '', phone: '', address: null },
  ...change,
});
const ada = one('Ada Holm', {
  ...{ chair: true, party: 'Democratic', phone: '518-555-0150' },
  address: { lines: ['4 Elm Street', 'Example Falls, NY 12999'] },
});
const longest = one(
  'María-José Wolfeschlegelsteinhausenbergerdorff-Fitzwilliam-Featherstonehaugh de la Peña y O’Brien-Świątek the Younger, Jr.',
  {
    ...{ district: '6&74', party: 'Republican', phone: '518-555-0151, after six 518-555-0152' },
    address: { lines: ['c/o Hose Company No. 2', 'R.D. 2, Box 118', 'Officeville Road', 'Milltown, NY 12998'] },
  },
);
const alternate = one('Nguyễn Thị Diễm', { role: 'alternate', district: '', phone: '518-555-0153' });
const helper = one('Jean-Paul “Buddy” Brûlé', { role: 'clerical', district: '' });
const people = [ada, longest, alternate, helper];
const hall = { name: 'Village Hall', street: '12 Main Street', city: 'Example Falls', outsideVillage: false };
const letters = {
  ...frame(),
  ...general,
  hours: [{ open: wallTime('12:00'), close: wallTime('21:00') }],
  letters: people.map((to) => ({
    to: { ...to, address: to.address ?? { lines: ['9 Canal Street', 'Example Falls, NY 12999'] } },
    place: to.district === '' ? null : hall,
    appointedOn: plainDate('2027-01-11'),
  })),
  pay: { inspectorCents: 20000, chairCents: 22500 },
  reportAt: wallTime('11:00'),
  training: { day: plainDate('2027-03-02'), at: wallTime('18:30'), place: 'Village Hall, meeting room' },
  answerBy: plainDate('2027-02-12'),
  dated: plainDate('2027-01-14'),
};
const voucher = {
  ...frame(),
  ...general,
  people: [
    { one: ada, from: wallTime('11:00'), until: wallTime('21:45'), cents: 22500 },
    { one: longest, from: wallTime('11:00'), until: null, cents: 20000 },
  ],
};

export const casesOfInspectors: Readonly<Record<string, FlowDocument>> = {
  'inspectors letters': inspectorsLetter.document(letters),
  'inspectors letters, nothing on record': inspectorsLetter.document({
    ...letters,
    letters: [{ to: one('Ada Holm'), place: null, appointedOn: null }],
    ...{ hours: null, pay: null, reportAt: null, training: null, answerBy: null, dated: null, edition: null },
  }),
  'inspectors roster': inspectorsRoster.document({ ...frame(), ...general, people, dated: plainDate('2027-03-10') }),
  'inspectors oath': inspectorsOath.document({ ...frame(), ...general, people }),
  'inspectors hours and pay': inspectorsVoucher.document(voucher),
  'inspectors hours and pay, nothing on record': inspectorsVoucher.document({
    ...voucher,
    people: people.map((each) => ({ one: each, from: null, until: null, cents: null })),
    edition: null,
  }),
};
