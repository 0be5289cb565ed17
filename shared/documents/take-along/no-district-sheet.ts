// Whose district is not on record, in a village that has several: they stand on no board's list, worksheet or transmittal.
import { envelopeNumber } from '../../words/mail-ballots.ts';
import { type Block, blank, bold, heading, newPage, paragraph, type Run, words } from '../blocks.ts';

export interface WithoutDistrict {
  readonly name: string;
  readonly envelopes: readonly number[];
}

/** Nothing where everybody's is known. */
export const noDistrictSheet = (people: readonly WithoutDistrict[]): Block[] =>
  people.length === 0
    ? []
    : [
        newPage(),
        heading(1, words('District Not on Record')),
        paragraph(
          words(
            'These applicants stand on no board’s list, worksheet or transmittal. Find out the district before an envelope goes to a board, and write it here and there.',
          ),
        ),
        {
          kind: 'table',
          name: 'District not on record',
          columns: [
            { title: 'Name', share: 50, joint: ', ' },
            { title: 'Envelope', share: 20, joint: ', ' },
            { title: 'District', share: 30, joint: '' },
          ],
          rows: people.map(({ name, envelopes }, i): Run[][] => [
            [bold(name, `people.${i}.name`)],
            [words(envelopes.map(envelopeNumber).join(', '), `people.${i}.envelopes`)],
            [blank(`people.${i}.district`, 80)],
          ]),
        },
      ];
