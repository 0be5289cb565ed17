// Who is where on the day of the election, with telephone numbers, and whom to call when somebody does not come.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { districtInWords, roleInList } from '../../words/inspectors.ts';
import { type Block, blank, bold, heading, paragraph, type Run, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { InspectorFact } from '../inspector-fact.ts';
import { PaperFrame } from '../paper-frame.ts';

/** `people` in the order of the list. `dated`: as of which day it is true. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  people: z.array(InspectorFact).min(1),
  dated: PlainDate,
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const inspectorsRoster = definePaper({
  paper: 'inspectors-roster',
  templateVersion: 1,
  title: 'Inspectors: roster and phone list',
  kind: 'list',
  newspaper: false,
  citations: [],
  facts: Facts,
  parts: (facts) => ({
    name: 'Inspectors of Election',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'masthead',
    blocks: [
      paragraph(
        words('At the '),
        ...electionToBeHeld(facts, facts.village),
        words(`. As of ${longDay(facts.dated)}.`, 'dated'),
      ),
      ...section('At the polling places', facts, ({ role }) => role === 'inspector'),
      ...section('Alternates, to be called when somebody does not come', facts, ({ role }) => role === 'alternate'),
      ...section('Clerical help', facts, ({ role }) => role === 'clerical'),
      paragraph(
        words(`Village office: ${facts.clerk.name}, ${facts.clerk.title}`),
        ...(facts.clerk.phone ? [words(', '), words(facts.clerk.phone, 'clerk.phone')] : []),
        words('.'),
      ),
    ],
  }),
});

function section(title: string, { people }: Facts, of: (one: InspectorFact) => boolean): Block[] {
  const there = people.map((one, i) => ({ one, i })).filter(({ one }) => of(one));
  return there.length === 0 ? [] : [heading(2, words(title)), table(title, there)];
}

function table(name: string, there: readonly { readonly one: InspectorFact; readonly i: number }[]): Table {
  const withParty = there.some(({ one }) => one.party !== '');
  return {
    kind: 'table',
    name,
    columns: [
      { title: 'District', share: 17, joint: ': ' },
      { title: 'Name', share: 33, joint: ', ' },
      { title: 'As', share: 16, joint: ', ' },
      ...(withParty ? [{ title: 'Party', share: 18, joint: ', ' }] : []),
      { title: 'Telephone', share: 22, joint: ', ' },
      { title: 'Here at', share: 14, joint: '' },
    ],
    rows: there.map(({ one, i }): Run[][] => [
      [words(districtInWords(one.district), `people.${i}.district`)],
      [bold(one.name, `people.${i}.name`)],
      [words(roleInList(one), `people.${i}.role`)],
      ...(withParty ? [[words(one.party, `people.${i}.party`)]] : []),
      [one.phone === '' ? blank(`people.${i}.phone`, 80) : words(one.phone, `people.${i}.phone`)],
      [blank(`people.${i}.here`, 50)],
    ]),
  };
}
