// The envelopes that came after the close of the polls: kept sealed, marked late, and not delivered to the inspectors as timely
// (§15-120(7), §15-119(9)).
import type { HappenedOn } from '../../domain/finding.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { type Block, bold, type FlowDocument, field, italic, paragraph, words } from '../blocks.ts';
import { closing } from '../letters/letter-parts.ts';
import {
  bothKinds,
  cameRuns,
  type DistrictPaperFacts,
  districtPaper,
  type EnvelopeRow,
  envelopesInWords,
  envelopeTable,
  ofDistrict,
} from './district-paper.ts';

/** `how`: “by mail”, “handed in by her brother”. */
export interface LateEnvelopeRow extends EnvelopeRow {
  readonly received: Readonly<HappenedOn>;
  readonly how: string;
}

export interface LateEnvelopesSheetFacts extends DistrictPaperFacts {
  readonly closes: WallTime | null;
  readonly rows: readonly LateEnvelopeRow[];
}

export const lateEnvelopesSheet = (facts: LateEnvelopesSheetFacts): FlowDocument =>
  districtPaper(facts, { paper: 'late-envelopes-sheet', templateVersion: 1, name: 'Envelopes That Came Late' }, [
    paragraph(words('Mail ballots of the '), ...ofDistrict(facts), words('.')),
    paragraph(
      words('An envelope that reaches the village clerk after the polls have closed on '),
      words(closed(facts), 'closes'),
      words(
        ` is late (${bothKinds('back')}); a postmark does not change that. It is kept sealed, marked late, and not delivered to the inspectors as timely.`,
      ),
    ),
    list(facts),
    field('Late, together:', bold(envelopesInWords(facts.rows), 'rows')),
    closing(facts),
  ]);

const closed = ({ pollDay, closes }: LateEnvelopesSheetFacts): string =>
  closes ? `${longDay(pollDay)}, at ${hourInWords(closes)}` : longDay(pollDay);

const list = ({ rows }: LateEnvelopesSheetFacts): Block =>
  rows.length === 0
    ? paragraph(italic('No envelope has come late.'))
    : envelopeTable('Envelopes that came late', rows, [
        {
          title: 'Received',
          share: 22,
          cell: ({ received }, at) => cameRuns(received, at),
        },
        { title: 'How', share: 16, cell: ({ how }, at) => (how === '' ? [] : [words(how, `${at}.how`)]) },
      ]);
