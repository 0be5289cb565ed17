// Every paper of an election whose bytes the office keeps: editions, and the numbered papers of nominations and mail ballots.
// Who gets which is a list of what they may have: a letter to a voter names her reasons, a roster names telephones.
import type { ElectionState } from '../commands/define-command.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { dayRecorded, type RecordedAt } from '../domain/recorded-at.ts';
import { registerPaperInWords } from '../records/mail-ballot-papers.ts';
import { paperInWords } from '../words/records.ts';
import { capital } from '../words/sentence.ts';
import type { ExportAudience } from './export-file.ts';

export interface KeptPaper {
  /** The id of the paper: `notice-of-election`, `transmittal`, `filing-receipt`. */
  readonly paper: string;
  readonly title: string;
  /** “edition 2”, “no. 14” */
  readonly which: string;
  readonly path: string;
  readonly sha256: string;
  readonly pages: number | null;
  readonly printed: PlainDate | null;
}

/** What boards of inspectors and trustees get: papers for everybody's eyes, and those that were made for the boards. */
const forInspectors: ReadonlySet<string> = new Set([
  'notice-of-offices',
  'polling-resolution',
  'march-18-notice',
  'district-boundaries-resolution',
  'registration-day-resolution',
  'notice-of-election',
  'notice-of-special-election',
  'run-off-notice',
  'list-of-candidates',
  'ballot-proof',
  'absentee-ballot-proof',
  'early-mail-ballot-proof',
  'sample-ballot',
  'drawing-by-lot-record',
  'tally-sheet',
  'applicants-list',
  'inspectors-worksheet',
  'late-envelopes-sheet',
  'transmittal',
]);

export function keptPapers(election: ElectionState, audience: ExportAudience): KeptPaper[] {
  const all = [...editionsIn(election), ...nominationPapers(election), ...registerPapers(election)];
  return audience === 'office' ? all : all.filter(({ paper }) => forInspectors.has(paper));
}

const editionsIn = ({ file }: ElectionState): KeptPaper[] =>
  file.editions.map(({ paper, edition, sha256, pages, printedOn }) => ({
    ...{ paper, sha256, pages },
    title: capital(paperInWords(paper)),
    which: `edition ${edition}`,
    path: `papers/${paper}-edition-${edition}.pdf`,
    printed: printedOn,
  }));

interface Numbered {
  readonly number: number;
  readonly sha256: string;
  readonly printedAt: RecordedAt;
}
const numbered = (
  paper: string,
  title: string,
  folder: string,
  { number, sha256, printedAt }: Numbered,
): KeptPaper => ({
  ...{ paper, title, sha256 },
  which: `no. ${number}`,
  path: `papers/${folder}/${String(number).padStart(4, '0')}-${paper}.pdf`,
  pages: null,
  printed: dayRecorded(printedAt),
});

const nominationPapers = ({ nominations }: ElectionState): KeptPaper[] =>
  [...nominations.filings.values()].flatMap((filing) =>
    filing.papers.map((one) =>
      one.paper === 'receipt'
        ? numbered('filing-receipt', `Receipt for filing ${filing.number}`, 'nominations', one)
        : numbered('nominee-letter', `Letter about filing ${filing.number}`, 'nominations', one),
    ),
  );

function registerPapers({ mailBallots }: ElectionState): KeptPaper[] {
  const lines = [...mailBallots.applications.values()].sort((a, b) => a.number - b.number);
  return [
    ...mailBallots.papers.map((one) =>
      numbered(one.paper, capital(registerPaperInWords[one.paper]), 'mail-ballots', one),
    ),
    ...lines.flatMap((line) =>
      line.papers.map((one) =>
        numbered(one.paper, `${capital(paperInWords(one.paper))}, line ${line.number}`, 'mail-ballots', one),
      ),
    ),
    ...[...mailBallots.transmittals.values()].map(({ number, sha256, pages }) => ({
      ...{ paper: 'transmittal', title: 'Transmittal to the inspectors', which: `no. ${number}`, sha256, pages },
      path: `papers/mail-ballots/transmittal-${String(number).padStart(4, '0')}.pdf`,
      printed: null,
    })),
  ];
}
