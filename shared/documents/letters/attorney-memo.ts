// To the village attorney when a proposition is on the ballot and its notice is late or incomplete on the record (§15-104(5)). It
// says what the statute says and what is not on record; it declares nothing void. It goes to the attorney and nowhere else.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line, NameLine } from '../../domain/text.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import {
  type Block,
  bold,
  field,
  group,
  heading,
  italic,
  missing,
  paragraph,
  type Run,
  type Table,
  words,
} from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { datedRun } from '../sign-off.ts';

/** A duty of the notice: its last day, and what happened as told. `on` null: not on record. */
const Duty = z.strictObject({
  /** “Published”, “Posted at Village Hall, 12 Main Street” */
  what: Line,
  lastDay: PlainDate,
  on: PlainDate.nullable(),
  /** “Example Gazette, affidavit on file”; '' where nothing is to be added. */
  proof: z.string().max(200),
});

const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  attorney: NameLine.nullable(),
  propositions: z.array(NameLine).min(1),
  duties: z.array(Duty).min(1),
  /** What the notice itself does not say though the law asks for it: “the abstract of Proposition 2”. */
  notInNotice: z.array(Line),
  dated: PlainDate.nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const attorneyMemo = definePaper({
  paper: 'attorney-memo',
  templateVersion: 1,
  title: 'Memo to the village attorney: notice of a proposition',
  kind: 'letter',
  newspaper: false,
  citations: ['Election Law §15-104(5)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Memo to the Village Attorney',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      field(
        'To:',
        facts.attorney
          ? words(facts.attorney, 'attorney')
          : missing('attorney', 'The name of the village attorney', 'village', 240),
      ),
      field('From:', words(`${facts.clerk.name}, ${facts.clerk.title}`, 'clerk.name')),
      field('Date:', datedRun(facts.dated, 'The day of the memo')),
      field(
        'About:',
        words('the notice of ', 'propositions'),
        words(listInWords(facts.propositions.map((title) => `“${title}”`)), 'propositions'),
      ),
      paragraph(...situation(facts)),
      heading(2, words('What I ask')),
      paragraph(
        words(
          'Whether this is enough is for you and, in the end, a court. This office declares no vote void and certifies the votes as they are cast. Please tell me in writing what should be done now, and whether another statute asks for a notice of its own for this proposition.',
        ),
      ),
      heading(2, words('What the law says')),
      paragraph(
        words(
          'Section\u00a015-104(5) of the Election Law: “The failure of the village to publish and post all required information shall not invalidate the election provided, however, that a vote on a proposition shall be void if the required notice of election is not given.”',
        ),
      ),
      heading(2, words('What is on record')),
      dutiesTable(facts.duties),
      ...notInNotice(facts.notInNotice),
    ],
  }),
});

const situation = ({ propositions, kind, pollDay }: Facts): Run[] => [
  words(propositions.length === 1 ? 'A proposition is' : 'Propositions are'),
  words(` on the ballot of the ${electionInSentence[kind]} of `),
  words(longDay(pollDay), 'pollDay'),
  words('. On our record, shown below, the required notice is late or not complete.'),
];

/** Late says so beside its day; what is not on record may have been done all the same. */
const dutiesTable = (duties: Facts['duties']): Table => ({
  kind: 'table',
  name: 'What is on record',
  columns: [
    { title: 'What', share: 40, joint: '; ' },
    { title: 'Last day', share: 24, joint: ': ' },
    { title: 'On record', share: 36, joint: '' },
  ],
  rows: duties.map(({ what, lastDay, on, proof }, i) => [
    [words(what, `duties.${i}.what`)],
    [words(dayWithoutWeekday(lastDay), `duties.${i}.lastDay`)],
    [
      on ? words(dayWithoutWeekday(on), `duties.${i}.on`) : italic('Not on record', `duties.${i}.on`),
      ...(on && on > lastDay ? [bold(' (after the last day)')] : []),
      ...(proof === '' ? [] : [words(`. ${proof}`, `duties.${i}.proof`)]),
    ],
  ]),
});

const notInNotice = (lines: readonly string[]): Block[] =>
  lines.length === 0
    ? []
    : [
        group(
          paragraph(words('Not in the notice:')),
          ...lines.map((line, i) => paragraph(words('– '), words(line, `notInNotice.${i}`))),
        ),
      ];
