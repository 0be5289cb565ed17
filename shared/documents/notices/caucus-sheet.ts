// A party's notice of its caucus as it hangs at the clerk's office (Election Law §15-108(2)(c)). It is the party's own notice: the
// clerk posts it and keeps the record of when, at the foot of the sheet.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line, NameLine } from '../../domain/text.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { listInWords } from '../../words/lists.ts';
import { sentence } from '../../words/sentence.ts';
import {
  type Block,
  bold,
  field,
  group,
  heading,
  lead,
  missing,
  paragraph,
  type Run,
  small,
  space,
  words,
} from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

const Moment = z.strictObject({ day: PlainDate, at: WallTime });

const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  /** “Village Unity Party” */
  party: NameLine,
  caucus: Moment.nullable(),
  place: z.strictObject({ name: Line, street: Line, city: Line }).nullable(),
  /** The village offices to nominate for. */
  offices: z.array(NameLine),
  calledBy: z.strictObject({ name: NameLine, title: NameLine }).nullable(),
  received: Moment.nullable(),
  posted: z.strictObject({ ...Moment.shape, by: NameLine }).nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const caucusSheet = definePaper({
  paper: 'caucus-sheet',
  templateVersion: 1,
  title: 'Posting sheet for a party caucus',
  kind: 'notice',
  newspaper: false,
  citations: ['Election Law §15-108(2)(c)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of Party Caucus',
    of: facts.party,
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(bold(facts.party, 'party')),
      paragraph(
        words('A caucus of the '),
        words(facts.party, 'party'),
        words(' will be held in the Village of '),
        words(facts.village.name, 'village.name'),
        words(' to nominate candidates for the '),
        ...electionToBeHeld(facts, facts.village),
        words('.'),
      ),
      field('Day and hour:', when(facts.caucus, 'caucus', 'The day and hour of the caucus')),
      field(
        'Place:',
        facts.place
          ? bold(`${facts.place.name}, ${facts.place.street}, ${facts.place.city}`, 'place')
          : missing('place', 'The place of the caucus', 'paper', 300),
      ),
      field(
        'Offices to nominate for:',
        facts.offices.length > 0
          ? bold(listInWords(facts.offices), 'offices')
          : missing('offices', 'The offices the caucus nominates for', 'offices', 260),
      ),
      field(
        'Called by:',
        facts.calledBy
          ? words(`${facts.calledBy.name}, ${facts.calledBy.title}`, 'calledBy')
          : missing('calledBy', 'Who called the caucus for the party', 'paper', 300),
      ),
      space(8),
      { kind: 'rule' },
      record(facts),
    ],
  }),
});

const when = (moment: { readonly day: PlainDate; readonly at: WallTime } | null, name: string, what: string): Run =>
  moment ? bold(`${longDay(moment.day)}, ${hourInWords(moment.at)}`, name) : missing(name, what, 'paper', 260);

const record = ({ received, posted, clerk }: Facts): Block =>
  group(
    heading(2, words('Record of the clerk’s office')),
    field('Handed in:', when(received, 'received', 'When the party handed the notice in')),
    field('Posted at the clerk’s office:', when(posted, 'posted', 'When the notice was posted')),
    field(
      'By:',
      posted ? words(posted.by, 'posted.by') : missing('posted.by', 'Who posted the notice', 'posting', 260),
    ),
    small(
      words(
        sentence(`This is the party’s own notice, posted at its request by ${clerk.name}, ${clerk.title}`),
        'clerk.name',
      ),
    ),
  );
