// The frame of an affidavit: the place it is made in, and the oath at its end. No state form is prescribed for either affidavit.
import { type Block, blank, group, paragraph, signature, space, words } from '../blocks.ts';
import type { PaperFrame } from '../paper-frame.ts';

export const caption = ({ village }: PaperFrame): Block =>
  paragraph(
    words('State of New York\nCounty of '),
    words(village.county, 'village.county'),
    words('\nVillage of '),
    words(village.name, 'village.name'),
    words('  ss.:'),
  );

/** The deponent's line and the officer's; day, names and stamp are written by hand. `name` is '' where it is not known. */
export const jurat = (name: string): Block =>
  group(
    space(4),
    signature(270, [words(name === '' ? 'Signature' : name, 'deponent.name')]),
    space(6),
    paragraph(
      words('Sworn to before me this '),
      blank('sworn.day', 50),
      words(' day of '),
      blank('sworn.month', 120),
      words(', 20'),
      blank('sworn.year', 28),
    ),
    signature(270, [words('Notary public or commissioner of deeds')]),
  );
