// §15-104(1)(c), first sentence: the trustees may hand the village's elections to the board of elections, subject to a
// permissive referendum. Effective for elections held more than six months after adoption.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { missing, type Run, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { Adoption, adoptedSentence, resolved, voteAndAttest, whereas } from './adoption.ts';
import { referendumClause } from './permissive-referendum-clause.ts';

/** `firstElection` is the first village election it reaches, where that is computed; the paper says it only then. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  /** “Adirondack County Board of Elections” */
  countyBoard: NameLine.nullable(),
  firstElection: PlainDate.nullable(),
  adoption: Adoption,
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const countyConductsElections = definePaper({
  paper: 'county-elections-resolution',
  templateVersion: 1,
  title: 'Resolution that the county board conduct village elections',
  kind: 'resolution',
  newspaper: false,
  citations: ['Election Law §15-104(1)(c)', 'Village Law §9-900'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Resolution That the Board of Elections Conduct Village Elections',
    of: facts.adoption.adoptedOn ? dayWithoutWeekday(facts.adoption.adoptedOn) : '',
    type: 'filed',
    head: 'letterhead',
    blocks: [
      adoptedSentence(facts.adoption, facts.village),
      whereas(
        words(
          'section\u00a015-104(1)(c) of the Election Law permits the Board of Trustees to provide, by a resolution subject to a permissive referendum, that village elections be conducted by the board of elections; therefore be it',
        ),
      ),
      resolved(
        words('the elections of the Village of '),
        words(facts.village.name, 'village.name'),
        words(' shall be conducted by the '),
        facts.countyBoard
          ? words(facts.countyBoard, 'countyBoard')
          : missing('countyBoard', 'The name of the county board of elections', 'paper', 220),
        words('.'),
      ),
      referendumClause(),
      resolved(...effective(facts)),
      resolved(words('the Village Clerk shall send a certified copy of this resolution to the board of elections.')),
      ...voteAndAttest(facts.adoption, facts),
    ],
  }),
});

const effective = ({ firstElection }: Facts): Run[] => [
  words(
    'upon its approval by the Board of Trustees and, if requested by petition, by a vote of the qualified voters of the village, this resolution is effective for all village elections held more than six months after its adoption',
  ),
  ...(firstElection
    ? [words(', the first of them on '), words(dayWithoutWeekday(firstElection), 'firstElection')]
    : []),
  words('.'),
];
