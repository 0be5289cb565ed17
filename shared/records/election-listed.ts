// An election was put on the office's list.
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { defineEvent } from './define-event.ts';
import { ElectionListing, type OfficeState } from './office.ts';

export const electionListed = defineEvent<OfficeState, ElectionListing>({
  type: 'election-listed',
  version: 1,
  group: 'office',
  schema: ElectionListing,
  subjects: (p) => [`election:${p.id}`],
  apply: (s, p) => {
    s.elections.push(p);
  },
  say: (_, p) =>
    `The ${electionKindInWords[p.kind].toLowerCase()} was put on the office’s list, polling day ${longDay(p.pollDay)}.`,
});
