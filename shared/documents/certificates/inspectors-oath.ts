// The sheet on which the inspectors take and sign their oath. The words of the oath are the village's own form: the program
// has no text of it that was read in a law, so it prints none.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { blank, bold, field, group, heading, paragraph, type Run, space, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { asWhat, InspectorFact } from '../inspector-fact.ts';
import { PaperFrame } from '../paper-frame.ts';

const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  people: z.array(InspectorFact).min(1),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const inspectorsOath = definePaper({
  paper: 'inspectors-oath',
  templateVersion: 1,
  title: 'Oaths of the inspectors',
  kind: 'certificate',
  newspaper: false,
  citations: [],
  facts: Facts,
  parts: (facts) => ({
    name: 'Oath of Office of the Inspectors',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      paragraph(words('For the '), ...electionToBeHeld(facts, facts.village), words('.')),
      heading(2, words('The oath')),
      paragraph(
        words('The village’s form of the oath of office is used. Its words stand here, or on the sheet attached:'),
      ),
      group(...[1, 2, 3, 4, 5].flatMap((line) => [paragraph(blank(`oath.${line}`, 460)), space(2)])),
      heading(2, words('Who took it')),
      table(facts.people),
      space(8),
      group(
        paragraph(words('Administered by, with title:')),
        field('Name and title:', blank('administered.by', 330)),
        field('Signature:', blank('administered.signature', 330)),
      ),
    ],
  }),
});

const table = (people: Facts['people']): Table => ({
  kind: 'table',
  name: 'Oaths taken',
  columns: [
    { title: 'Name', share: 34, joint: ', ' },
    { title: 'Appointed as', share: 24, joint: ': ' },
    { title: 'Signature', share: 28, joint: ', ' },
    { title: 'Day', share: 14, joint: '' },
  ],
  rows: people.map((one, i): Run[][] => [
    [bold(one.name, `people.${i}.name`), words('\n')],
    [words(asWhat(one), `people.${i}.role`)],
    [blank(`people.${i}.signature`, 125)],
    [blank(`people.${i}.day`, 55)],
  ]),
});
