// The letter to a person named in a filed paper, mailed forthwith: what was filed, the last day to decline (or to accept), and
// the name as it will stand on the ballot (Election Law §6-144).

import type { MailAddress } from '../../domain/address.ts';
import type { ElectionKind } from '../../domain/election.ts';
import type { HappenedOn, Reading } from '../../domain/finding.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { momentInWords } from '../../words/moments.ts';
import { type Block, bold, type FlowDocument, group, missing, paragraph, words } from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { addressee, closing, letterDate } from './letter-parts.ts';

/** `edition` is the number of the letter itself. */
export interface NomineeLetterFacts extends PaperFrame {
  readonly kind: ElectionKind;
  readonly pollDay: PlainDate;
  readonly number: number;
  readonly paper: string;
  readonly received: Readonly<HappenedOn>;
  readonly name: string;
  readonly address: MailAddress | null;
  readonly office: string;
  /** Null where no last day can be counted. */
  readonly decline: {
    readonly last: PlainDate;
    readonly readings: readonly Reading[];
    readonly citations: readonly string[];
  } | null;
  /** An independent nominee may also file an acceptance. */
  readonly accepts: boolean;
  readonly dated: PlainDate;
}

export const nomineeLetter = (facts: NomineeLetterFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'nominee-letter', templateVersion: 1 },
    {
      name: 'Notice of Nomination',
      of: `no.\u00a0${facts.edition ?? '–'}, filing ${facts.number}, ${dayWithoutWeekday(facts.dated)}`,
      type: 'filed',
      head: 'letterhead',
      blocks: [
        letterDate(facts.dated),
        addressee({ name: facts.name, address: facts.address }, 'candidates'),
        paragraph(
          words('A paper that names you was filed with me on '),
          bold(momentInWords(facts.received), 'received'),
          words(', as filing '),
          words(String(facts.number), 'number'),
          words(' of the '),
          words(electionInSentence[facts.kind], 'kind'),
          words(' of the Village of '),
          words(facts.village.name, 'village.name'),
          words(' on '),
          words(longDay(facts.pollDay), 'pollDay'),
          words(': '),
          bold(facts.paper, 'paper'),
          words('. It names you for the office of '),
          bold(facts.office, 'office'),
          words('.'),
        ),
        paragraph(words('Your name will appear on the ballot exactly like this:')),
        group(paragraph(bold(facts.name, 'name'))),
        paragraph(words('If it is not right, please call me at once.')),
        declining(facts),
        paragraph(words('This letter is sent under Election Law §6-144. It does not say that the paper is valid.')),
        closing(facts),
      ],
    },
  );

function declining({ decline, accepts }: NomineeLetterFacts): Block {
  const what = accepts ? 'accept or decline the nomination' : 'decline';
  if (decline === null)
    return paragraph(words(`The last day to ${what} is `), missing('decline', 'The last day to decline', 'dated', 160));
  const by = decline.citations[0] === undefined ? '' : ` (${decline.citations[0]})`;
  return paragraph(
    words(`If you want to ${what}, file a signed certificate with me not later than `),
    bold(longDay(decline.last), 'decline'),
    words(`, at five o’clock${by}. Do not wait for the last day.`),
  );
}
