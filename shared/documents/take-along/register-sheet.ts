// The mail-ballot register on paper: who has which envelope and where it stands, with a space for the hour at which it comes
// back tomorrow. It tells no reason, no birth date and no address.
import { type Block, blank, bold, heading, italic, paragraph, type Run, words } from '../blocks.ts';

export interface RegisterSheetRow {
  /** “0046”; '' where no ballot was made. */
  readonly envelope: string;
  readonly name: string;
  readonly district: string;
  readonly kind: string;
  /** “out since March 2”, “with the inspectors” */
  readonly stands: string;
  /** Whether an envelope may still come. */
  readonly open: boolean;
}

export function registerSheet(rows: readonly RegisterSheetRow[], asOf: string): Block[] {
  return [
    heading(1, words('Register of the Mail Ballots')),
    paragraph(
      words('In the order of names, as of '),
      words(asOf, 'asOf'),
      words(
        '. An envelope counts only if it is with the clerk by the close of the polls (Election Law §15-120(7), §15-119(9)). Write the hour at which it comes, and bring it sealed to the board of its district.',
      ),
    ),
    rows.length === 0
      ? paragraph(italic('Nobody has applied for a mail ballot.'))
      : {
          kind: 'table',
          name: 'Register',
          columns: [
            { title: 'Name', share: 30, joint: ', ' },
            { title: 'District', share: 11, joint: ', ' },
            { title: 'Envelope', share: 12, joint: ', ' },
            { title: 'Where it stands', share: 30, joint: ', ' },
            { title: 'Came at', share: 17, joint: '' },
          ],
          rows: rows.map((row, i): Run[][] => [
            [bold(row.name, `rows.${i}.name`), words('\n'), words(row.kind, `rows.${i}.kind`)],
            [words(row.district, `rows.${i}.district`)],
            [words(row.envelope, `rows.${i}.envelope`)],
            [words(row.stands, `rows.${i}.stands`)],
            row.open ? [blank(`rows.${i}.came`, 60)] : [],
          ]),
        },
  ];
}
