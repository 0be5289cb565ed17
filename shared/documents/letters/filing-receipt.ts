// The receipt for a filed paper: day, hour and minute as they are endorsed on it, by whom, how many pages (Election Law
// §6-144). It says when the paper came and nothing about whether it is valid.
import type { HappenedOn } from '../../domain/finding.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { momentInWords } from '../../words/moments.ts';
import { capital } from '../../words/sentence.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  field,
  group,
  paragraph,
  type Run,
  small,
  space,
  words,
} from '../blocks.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { closing } from './letter-parts.ts';

/** `edition` is the number of the receipt itself. `recorded` is when it was written down: shown where that is not the minute it came. */
export interface FilingReceiptFacts extends PaperFrame {
  readonly pollDay: PlainDate;
  readonly number: number;
  /** “independent nominating petition (Clean Water)” */
  readonly paper: string;
  readonly received: Readonly<HappenedOn>;
  readonly recorded: Readonly<HappenedOn>;
  readonly how: string;
  readonly filedBy: string;
  readonly filerAddress: string;
  readonly pages: number | null;
  readonly signatures: number | null;
  /** “Ada Lovell, Trustee”, a line each. */
  readonly persons: readonly string[];
  /** “filing 1, certificate of party nomination”; null where it is about none. */
  readonly about: string | null;
}

const said = (label: string, value: string, from: string): Block[] =>
  value === '' ? [] : [field(label, words(value, from))];

export const filingReceipt = (facts: FilingReceiptFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'filing-receipt', templateVersion: 1 },
    {
      name: 'Receipt for a Filed Paper',
      of: `no.\u00a0${facts.edition ?? '–'}, filing ${facts.number}, election of ${dayWithoutWeekday(facts.pollDay)}`,
      type: 'filed',
      head: 'letterhead',
      blocks: [
        paragraph(
          words(
            'This paper was filed with me, endorsed with the day, hour and minute, and entered in the public book of filings (Election Law §6-144).',
          ),
        ),
        field('Number:', bold(String(facts.number), 'number')),
        field('Paper:', bold(capital(facts.paper), 'paper')),
        ...said('Names:', facts.persons.join('; '), 'persons'),
        ...said('About:', facts.about ?? '', 'about'),
        ...received(facts),
        ...said('How it came:', facts.how, 'how'),
        field('Filed by:', ...filer(facts)),
        field('Pages:', facts.pages === null ? blank('pages', 60) : words(String(facts.pages), 'pages')),
        ...(facts.signatures === null
          ? []
          : said('Signatures:', `${facts.signatures}, by its own count`, 'signatures')),
        space(6),
        small(
          words(
            'This receipt says when the paper came. It does not say that the paper is valid, nor that it came in time.',
          ),
        ),
        closing(facts),
      ],
    },
  );

/** The minute stands on it as told; where it was written down at another one, both do. */
function received({ received: told, recorded }: FilingReceiptFacts): Block[] {
  const same = told.day === recorded.day && told.time === recorded.time;
  const runs: Run[] = [bold(momentInWords(told), 'received')];
  if (told.time === null) runs.push(words(', at '), blank('received.time', 90));
  return [
    group(
      field('Filed:', ...runs),
      ...(same ? [] : [field('Written down:', words(momentInWords(recorded), 'recorded'))]),
    ),
  ];
}

const filer = ({ filedBy, filerAddress }: FilingReceiptFacts): Run[] =>
  filedBy === ''
    ? [blank('filedBy', 240)]
    : [words([filedBy, filerAddress].filter((part) => part !== '').join(', '), 'filedBy')];
