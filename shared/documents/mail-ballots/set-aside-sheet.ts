// The custody sheet of challenged envelopes: set aside, unopened, in no other total, and signed for by everybody who has them.
import type { HappenedOn } from '../../domain/finding.ts';
import { bold, type FlowDocument, field, group, heading, italic, paragraph, words } from '../blocks.ts';
import {
  cameRuns,
  type DistrictPaperFacts,
  districtPaper,
  type EnvelopeRow,
  envelopesInWords,
  envelopeTable,
  ofDistrict,
  signedTable,
} from './district-paper.ts';

/** `received`: when the envelope came back; null where it is not on record. */
export interface SetAsideRow extends EnvelopeRow {
  readonly received: Readonly<HappenedOn> | null;
}

export interface SetAsideSheetFacts extends DistrictPaperFacts {
  readonly rows: readonly SetAsideRow[];
}

export const setAsideSheet = (facts: SetAsideSheetFacts): FlowDocument =>
  districtPaper(facts, { paper: 'set-aside-sheet', templateVersion: 1, name: 'Set Aside, Unopened' }, [
    paragraph(words('Challenged envelopes of the '), ...ofDistrict(facts), words('.')),
    paragraph(
      bold('Set aside, unopened.'),
      words(
        ' Each is kept sealed, apart from all others, until whoever decides the challenge has decided it. They are in no other total.',
      ),
    ),
    facts.rows.length === 0
      ? paragraph(italic('No envelope is set aside.'))
      : envelopeTable('Envelopes set aside', facts.rows, [
          {
            title: 'Received',
            share: 32,
            cell: ({ received }, at) => cameRuns(received, at),
          },
        ]),
    field('Set aside, together:', bold(envelopesInWords(facts.rows), 'rows')),
    group(
      heading(2, words('In whose hands')),
      signedTable(
        'In whose hands',
        [
          ['Given by', 28],
          ['Taken by', 28],
          ['Day and hour', 22],
          ['Signature', 22],
        ],
        [],
        5,
      ),
    ),
  ]);
