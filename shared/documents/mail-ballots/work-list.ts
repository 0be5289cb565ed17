// Whatever list of the mail ballots is on the screen, on paper: to decide, to mail today, out and not back, problems. A working
// list, true as of the minute it was printed and not kept; its columns come with its facts and never hold a reason.
import type { ElectionKind } from '../../domain/election.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import { capital } from '../../words/sentence.ts';
import { bold, type FlowDocument, italic, paragraph, type Run, small, type Table, words } from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';

/** `share`: of the width, relative to the others. `strong`: what the eye looks for in a row, such as the name. */
export interface WorkListColumn {
  readonly title: string;
  readonly share: number;
  readonly strong: boolean;
}

/** Each row has a text for each column; '' where there is nothing to say. */
export interface WorkListFacts extends PaperFrame {
  readonly election: ElectionKind;
  readonly pollDay: PlainDate;
  /** “To mail today” */
  readonly title: string;
  /** What the list is for, in a sentence; '' where its title says it. */
  readonly about: string;
  /** “9:41 a.m. on Tuesday, March 9, 2027” */
  readonly asOf: string;
  readonly columns: readonly WorkListColumn[];
  readonly rows: readonly (readonly string[])[];
}

export const workList = (facts: WorkListFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'work-list', templateVersion: 1 },
    {
      name: facts.title,
      of: `as of ${facts.asOf}`,
      type: 'filed',
      head: 'masthead',
      blocks: [
        ...(facts.about === '' ? [] : [paragraph(words(facts.about, 'about'))]),
        paragraph(
          words(`${capital(electionInSentence[facts.election])} on `),
          words(longDay(facts.pollDay), 'pollDay'),
          words('. '),
          bold(rowsInWords(facts.rows.length), 'rows'),
        ),
        small(words(`A working list, true as of ${facts.asOf}. It is not kept: print it anew after a change.`)),
        facts.rows.length === 0 ? paragraph(italic('Nothing is on this list.')) : table(facts),
      ],
    },
  );

const rowsInWords = (count: number): string =>
  count === 0 ? 'No line.' : count === 1 ? 'One line.' : `${count} lines.`;

const table = ({ title, columns, rows }: WorkListFacts): Table => ({
  kind: 'table',
  name: title,
  columns: columns.map((column) => ({ title: column.title, share: column.share, joint: ', ' })),
  rows: rows.map((row, i) =>
    columns.map(({ strong }, j): Run[] => {
      const text = row[j] ?? '';
      return text === '' ? [] : [strong ? bold(text, `rows.${i}.${j}`) : words(text, `rows.${i}.${j}`)];
    }),
  ),
});
