// The receipt for a filed paper and the letter to a person named, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { filingReceipt } from '../../../../shared/documents/letters/filing-receipt.ts';
import { nomineeLetter } from '../../../../shared/documents/letters/nominee-letter.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { frame } from '../../../support/sample-papers.ts';

const received = { day: plainDate('2027-02-09'), time: wallTime('16:58') };
const longName = `Dr. María-José “Bob” O’Brien ${'Featherstonehaugh-Cholmondeley '.repeat(3).slice(0, 85).trim()} III`;
const receipt = {
  ...frame(),
  ...{ pollDay: plainDate('2027-03-16'), number: 3, paper: 'independent nominating petition (Clean Water)' },
  ...{ received, recorded: received, how: 'by hand', filedBy: 'Sam Okafor', filerAddress: '4 Elm Street' },
  ...{ pages: 4, signatures: 61, persons: ['Robert “Bob” O’Neil III, Trustee', 'Ada Lovell, Mayor'], about: null },
};
const letter = {
  ...frame(),
  ...{ kind: 'general' as const, pollDay: plainDate('2027-03-16'), number: 3, received },
  ...{ paper: 'independent nominating petition (Clean Water)', name: 'Robert “Bob” O’Neil III', office: 'Trustee' },
  address: { lines: ['9 Oak Avenue, Apt. 2', 'Example Falls, NY 12999'] },
  // §15-108(8)(b): February 12 is Lincoln’s Birthday and the 15th Washington’s, so Tuesday, February 16.
  decline: { last: plainDate('2027-02-16'), readings: [], citations: ['Election Law §15-108(8)(b)'] },
  ...{ accepts: true, dated: plainDate('2027-02-09') },
};

export const casesOfFilings: Readonly<Record<string, FlowDocument>> = {
  'filing receipt': filingReceipt(receipt),
  'filing receipt, written down later': filingReceipt({
    ...receipt,
    ...{ paper: 'declination', number: 12, persons: [longName], about: 'filing 3, independent nominating petition' },
    received: { day: plainDate('2027-02-09'), time: wallTime('08:30') },
    recorded: { day: plainDate('2027-02-10'), time: wallTime('09:05') },
    ...{ how: 'by mail, postmark of February\u00a08,\u00a02027', filedBy: '', pages: null, signatures: null },
  }),
  'letter to a nominee': nomineeLetter(letter),
  'letter to a nominee, nothing on record': nomineeLetter({
    ...letter,
    ...{ name: longName, address: null, decline: null, accepts: false, paper: 'certificate filling a vacancy' },
  }),
};
