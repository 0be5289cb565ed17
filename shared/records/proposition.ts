// The propositions to be voted on at an election.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Serial } from '../domain/ids.ts';
import { type OwnNotice, Proposition } from '../domain/office.ts';
import { sentence } from '../words/sentence.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import type { ElectionFile, NumberedProposition } from './election-file.ts';
import { put, Removal } from './numbered.ts';

const group = 'election-file' as const;

const propositionChanges = (
  before: DeepReadonly<NumberedProposition> | undefined,
  after: Proposition | null,
): Change[] =>
  changesOf([
    ['Title', before?.title, after?.title],
    ['Number on the ballot', before?.ballotNumber, after?.ballotNumber],
    ['Abstract', before?.abstract, after?.abstract],
    ['Full text', before?.fullText, after?.fullText],
    ['Put on the ballot by', sourceInWords(before), sourceInWords(after)],
    ['Notice of that statute', before && noticeInWords(before.ownNotice), after && noticeInWords(after.ownNotice)],
  ]);

const sources = { board: 'the board', petition: 'a petition', statute: 'a statute' } as const;
/** “a petition, Village Law §16-1602”; '' where nobody has said. */
const sourceInWords = (proposition: DeepReadonly<Proposition> | null | undefined): string =>
  proposition
    ? [proposition.source === null ? '' : sources[proposition.source], proposition.statute]
        .filter((part) => part !== '')
        .join(', ')
    : '';
const noticeInWords = (notice: DeepReadonly<OwnNotice> | null): string =>
  notice === null
    ? ''
    : [
        `${notice.days} days before`,
        ...(notice.publish ? ['published'] : []),
        ...(notice.places > 0 ? [`posted at ${notice.places} places`] : []),
        ...(notice.note === '' ? [] : [notice.note]),
      ].join(', ');

/** What the first version did not ask. */
const nothingSaid = { ballotNumber: '', source: null, statute: '', ownNotice: null };

const NumberedPropositionSchema = z.strictObject({ number: Serial, proposition: Proposition });
export const propositionSaved = defineEvent<ElectionFile, z.infer<typeof NumberedPropositionSchema>>({
  type: 'proposition-saved',
  version: 2,
  group,
  schema: NumberedPropositionSchema,
  upcast: (older) => {
    const { number, proposition } = Object(older);
    return { number, proposition: { ...proposition, ...nothingSaid } };
  },
  subjects: (p) => [`proposition:${p.number}`],
  apply: (s, p) => {
    put(s.propositions, { number: p.number, ...p.proposition });
    s.nextProposition = Math.max(s.nextProposition, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextProposition = Math.max(s.nextProposition, p.number + 1);
  },
  say: (before, p) =>
    `${before.propositions.some((o) => o.number === p.number) ? 'Changed' : 'Added'}: proposition “${p.proposition.title}”.`,
  change: (before, p) =>
    propositionChanges(
      before.propositions.find((o) => o.number === p.number),
      p.proposition,
    ),
});

export const propositionRemoved = defineEvent<ElectionFile, Removal>({
  type: 'proposition-removed',
  version: 1,
  group,
  schema: Removal,
  subjects: (p) => [`proposition:${p.number}`],
  apply: (s, p) => {
    s.propositions = s.propositions.filter((o) => o.number !== p.number);
  },
  say: (before, p) =>
    `Removed: proposition “${before.propositions.find((o) => o.number === p.number)?.title ?? p.number}”. Reason: ${sentence(p.reason)}`,
  change: (before, p) =>
    propositionChanges(
      before.propositions.find((o) => o.number === p.number),
      null,
    ),
});
