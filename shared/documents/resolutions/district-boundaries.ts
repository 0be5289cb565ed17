// The resolution that creates or changes election districts, at least 120 days before the election, with the boundaries of each;
// published and posted with the notice of election (Election Law §15-110(5)).
import { z } from 'zod';
import { NameLine, Paragraphs } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { group, heading, missing, paragraph, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { Adoption, adoptedSentence, resolved, voteAndAttest } from './adoption.ts';

/** The election is the first in which the districts are used. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  districts: z.array(z.strictObject({ name: NameLine, boundaries: Paragraphs.nullable() })),
  adoption: Adoption,
});

export const districtBoundaries = definePaper({
  paper: 'district-boundaries-resolution',
  templateVersion: 1,
  title: 'Resolution on the boundaries of election districts',
  kind: 'resolution',
  newspaper: true,
  citations: ['Election Law §15-110(5)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Resolution on Election Districts',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'posted',
    head: 'letterhead',
    blocks: [
      adoptedSentence(facts.adoption, facts.village),
      resolved(
        words('under section\u00a015-110 of the Election Law, beginning with the '),
        ...electionToBeHeld(facts, facts.village),
        words(', the election districts of the village and their boundaries shall be:'),
      ),
      ...(facts.districts.length === 0
        ? [paragraph(missing('districts', 'The election districts and their boundaries', 'districts', 460))]
        : facts.districts.map(({ name, boundaries }, i) =>
            group(
              heading(2, words(`Election District\u00a0${name}`, `districts.${i}.name`)),
              ...(boundaries === null
                ? [460, 460, 460].map((width) =>
                    paragraph(
                      missing(`districts.${i}.boundaries`, `The boundaries of District ${name}`, 'districts', width),
                    ),
                  )
                : boundaries
                    .split('\n')
                    .filter((line) => line.trim() !== '')
                    .map((line) => paragraph(words(line, `districts.${i}.boundaries`)))),
            ),
          )),
      resolved(words('the Village Clerk shall publish and post this resolution with the notice of election.')),
      ...voteAndAttest(facts.adoption, facts),
    ],
  }),
});
