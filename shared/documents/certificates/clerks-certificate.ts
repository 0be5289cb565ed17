// The clerk's certificate on a copy of any paper in the office: compared with the original, true and whole.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import {
  type Block,
  blank,
  bold,
  field,
  group,
  missing,
  paragraph,
  signature,
  small,
  space,
  words,
} from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

const Facts = z.strictObject({
  ...PaperFrame.shape,
  /** “Resolution on Polling Places and Hours, edition 2” */
  original: Line,
  pages: z.number().int().min(1).nullable(),
  /** For a resolution: when the board adopted it, and whether the clerk certifies that it still stands. */
  resolution: z.strictObject({ adoptedOn: PlainDate.nullable(), stands: z.boolean() }).nullable(),
  /** The day the clerk signs; null leaves it to the pen. */
  signedOn: PlainDate.nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const clerksCertificate = definePaper({
  paper: 'clerks-certificate',
  templateVersion: 1,
  title: 'Clerk’s certificate on a copy',
  kind: 'certificate',
  newspaper: false,
  citations: [],
  facts: Facts,
  parts: (facts) => ({
    name: `Certificate of the ${facts.clerk.title}`,
    of: facts.original,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      paragraph(
        words(
          `I, ${facts.clerk.name}, ${facts.clerk.title} of the Village of ${facts.village.name}, ${facts.village.county} County, New York, certify that I have compared the attached copy of the `,
          'clerk.name',
        ),
        bold(facts.original, 'original'),
        words(', of '),
        facts.pages === null
          ? missing('pages', 'How many pages the copy has', 'paper', 40)
          : words(facts.pages === 1 ? 'one page' : `${facts.pages} pages`, 'pages'),
        ...(facts.pages === null ? [words(' pages')] : []),
        words(', with the original on file in my office, and that it is a true copy of the whole of it.'),
      ),
      ...adopted(facts),
      group(
        space(8),
        field('Dated:', facts.signedOn ? words(dayWithoutWeekday(facts.signedOn), 'signedOn') : blank('signedOn', 160)),
        signature(280, [words(`${facts.clerk.name}, ${facts.clerk.title}`, 'clerk.name')]),
        space(10),
        small(words('Seal of the village:')),
        space(80),
      ),
    ],
  }),
});

function adopted({ resolution }: Facts): Block[] {
  if (!resolution) return [];
  return [
    paragraph(
      words('The Board of Trustees adopted the resolution on '),
      resolution.adoptedOn
        ? words(dayWithoutWeekday(resolution.adoptedOn), 'resolution.adoptedOn')
        : missing('resolution.adoptedOn', 'The day the resolution was adopted', 'resolution', 140),
      words(resolution.stands ? '. It has not been changed or taken back since.' : '.'),
    ),
  ];
}
