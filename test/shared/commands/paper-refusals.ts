// Every “no” of the acts about papers, on Example Falls as it stands on March 2, 2027.
import { envelopesAtFirst } from '../../../shared/domain/envelope-settings.ts';
import { asItComes } from '../../../shared/domain/printer-alignment.ts';
import type { RecordedAt } from '../../../shared/domain/recorded-at.ts';
import { paperPrinted } from '../../../shared/records/paper-edition.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase as Case } from './calendar-refusals.ts';

const notice = { election, paper: 'notice-of-election' };
const copy = {
  ...notice,
  ...{ newspaper: 'Example Falls Courier', to: '', sentOn: '2027-03-02', issues: ['2027-03-04'], words: '' },
};
const hangs = { name: 'Post office', street: '12 Main Street', why: 'public-place', time: null, by: '', photo: null };
const posted = { ...notice, copies: [{ ...hangs, day: '2027-03-02' }] };
const proofRead = { kind: 'proof', on: '2027-03-02', correct: true, note: '' };
const ran = { kind: 'printed', issueDay: '2027-02-25' };

/** The return envelope of a size, everything else as at first. */
const returnedOn = (stock: '#6-3/4') => {
  const { stocks, ...rest } = envelopesAtFirst();
  return { ...rest, stocks: { ...stocks, 'return-with-affirmation': { stock, flapDepth: null } } };
};
const printed = (desk: TestDesk) => desk.do('paper.print', noticeToPrint(election));
/** The copy went out a week ago for the issue of February 25. */
async function sent(desk: TestDesk) {
  await printed(desk);
  await desk.do('newspaper.send-copy', { ...copy, sentOn: '2027-02-23', issues: ['2027-02-25'] });
}

/** Edition 2 was made when the wording of the notice was another. */
async function printedByAnOlderProgram(desk: TestDesk) {
  await printed(desk);
  const store = desk.store();
  const [edition] = store.state.election(election)?.file.editions ?? [];
  if (!edition) throw new Error('nothing was printed');
  const older = paperPrinted.of(election, { ...edition, edition: 2, template: 'notice-of-election/0' });
  const header = {
    act: 'older',
    recordedAt: '2027-03-02T09:41:00-05:00' as RecordedAt,
    clock: 'stated',
    actor: 'Ruth',
  };
  store.write(() => store.append(older, { ...header, clock: 'stated' }));
}

export const papersOfNoElection: [string, Record<string, unknown>][] = [
  ['paper.print', noticeToPrint(election)],
  ['paper.print-duplicate', { paper: 'notice-of-election', edition: 1 }],
  ['paper.type-facts', { page: { paper: 'route-sheet', facts: { about: '' } } }],
  ['newspaper.send-copy', copy],
  ['newspaper.record-step', { order: 1, step: proofRead }],
  ['posting.record', posted],
];

export const aboutPapers: Case[] = [
  [
    'posting.record',
    'no-such-file',
    { ...notice, copies: [{ ...hangs, day: '2027-03-02', photo: { name: 'door.jpg', sha256: '0'.repeat(64) } }] },
  ],
  ['office.set-seal', 'no-such-file', { sha256: '0'.repeat(64) }],
  ['office.set-artwork', 'no-such-file', { sha256: '0'.repeat(64) }],
  ['office.set-envelopes', 'does-not-fit', returnedOn('#6-3/4')],
  [
    'mail-ballot.print-envelope',
    'printer-setting',
    { election, number: 1, piece: 'return-with-affirmation', stock: '#10' },
    (desk) => desk.serve('printer.set', { printer: 'Inkjet', stock: '#10', alignment: { ...asItComes, feed: 'left' } }),
  ],
  [
    'paper.print',
    'facts-missing',
    noticeToPrint(election),
    (desk) => desk.do('office.set-districts', { election, districts: [], hours: null }),
  ],
  ['paper.print', 'no-such-paper', { ...noticeToPrint(election), paper: 'ransom-note' }],
  [
    'paper.print',
    'no-such-edition',
    { ...noticeToPrint(election), correction: { edition: 7, changed: ['A name.'], reason: null, went: [] } },
  ],
  ['paper.print-duplicate', 'no-such-paper', { election, paper: 'ransom-note', edition: 1 }],
  ['paper.print-duplicate', 'no-such-edition', { ...notice, edition: 1 }],
  ['paper.print-duplicate', 'another-template', { ...notice, edition: 2 }, printedByAnOlderProgram],
  ['newspaper.send-copy', 'no-such-paper', { ...copy, paper: 'ransom-note' }],
  ['newspaper.send-copy', 'not-for-a-newspaper', { ...copy, paper: 'route-sheet' }],
  ['newspaper.send-copy', 'not-printed', copy],
  ['newspaper.send-copy', 'in-the-future', { ...copy, sentOn: '2027-03-03' }, printed],
  ['newspaper.send-copy', 'issue-before-copy', { ...copy, issues: ['2027-02-25'] }, printed],
  ['newspaper.record-step', 'no-such-record', { election, order: 1, step: proofRead }],
  ['newspaper.record-step', 'in-the-future', { election, order: 1, step: { ...proofRead, on: '2027-03-03' } }, sent],
  [
    'newspaper.record-step',
    'not-printed-yet',
    { election, order: 1, step: { kind: 'affidavit', on: '2027-03-02' } },
    sent,
  ],
  [
    'newspaper.record-step',
    'recorded-already',
    { election, order: 1, step: ran },
    async (desk) => {
      await sent(desk);
      await desk.do('newspaper.record-step', { election, order: 1, step: ran });
    },
  ],
  ['posting.record', 'no-such-paper', { ...posted, paper: 'ransom-note' }],
  ['posting.record', 'in-the-future', { ...notice, copies: [{ ...hangs, day: '2027-03-03' }] }],
  ['posting.record', 'posted-already', posted, (desk) => desk.do('posting.record', posted)],
];
