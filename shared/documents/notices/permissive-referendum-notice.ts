// Within ten days after a resolution that is subject to a permissive referendum: the day it was adopted and a concise
// abstract of it, published and posted as a notice of election is (Village Law §9-900).
import { z } from 'zod';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine, Paragraphs } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { bold, heading, lead, missing, paragraph, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { signOff } from '../sign-off.ts';

const Facts = z.strictObject({
  ...PaperFrame.shape,
  /** What the resolution is about, in a line: “Elections conducted by the county board of elections”. */
  subject: NameLine,
  adoptedOn: PlainDate.nullable(),
  abstract: Paragraphs.nullable(),
  dated: PlainDate.nullable(),
});

export const permissiveReferendumNotice = definePaper({
  paper: 'permissive-referendum-notice',
  templateVersion: 1,
  title: 'Notice of a resolution subject to permissive referendum',
  kind: 'notice',
  newspaper: true,
  citations: ['Village Law §9-900', 'Election Law §15-104(1)(c)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of Resolution Subject to Permissive Referendum',
    of: facts.adoptedOn ? `adopted ${dayWithoutWeekday(facts.adoptedOn)}` : '',
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(bold(facts.subject, 'subject')),
      paragraph(
        words(
          `Notice is hereby given, under section\u00a09-900 of the Village Law, that the Board of Trustees of the Village of `,
        ),
        words(facts.village.name, 'village.name'),
        words(', New York, adopted a resolution on '),
        facts.adoptedOn
          ? bold(dayWithoutWeekday(facts.adoptedOn), 'adoptedOn')
          : missing('adoptedOn', 'The day the resolution was adopted', 'resolution', 140),
        words(
          '. An abstract of it follows. The resolution is subject to a permissive referendum as provided in article\u00a09 of the Village Law.',
        ),
      ),
      heading(2, words('Abstract of the resolution')),
      ...(facts.abstract === null
        ? [paragraph(missing('abstract', 'A concise abstract of the resolution', 'resolution', 460))]
        : facts.abstract
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line) => paragraph(words(line, 'abstract')))),
      signOff(facts, facts.dated),
    ],
  }),
});
