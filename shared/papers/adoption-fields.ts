// How the board adopted a resolution: typed on its page, and taken from the record of the calendar where it is there.
import type { z } from 'zod';
import type { Adoption } from '../documents/resolutions/adoption.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { PaperContext } from './define-desk-paper.ts';
import { choice, day, name, orNull, rows, type TypedOf } from './fields.ts';

export const adoptionFields = {
  adoptedOn: day('Adopted on', 'Leave it empty before the meeting'),
  meeting: name('Which meeting', '“regular”, “special”, “annual organizational”'),
  movedBy: name('Moved by'),
  secondedBy: name('Seconded by'),
  votes: rows('member of the board', {
    name: name('Name'),
    title: name('Office', '“Mayor”, “Trustee”'),
    vote: choice('Vote', { yes: 'Yes', no: 'No', abstained: 'Abstained', absent: 'Absent' }),
  }),
} as const;

/** The day on record for the date of the calendar that the resolution answers; null where there is none. */
function adoptedOnRecord({ election: { file } }: PaperContext, duty: string | null): PlainDate | null {
  if (duty === null) return null;
  const proof = file.duties.get(duty)?.proof.find(({ kind }) => kind === 'adopted');
  if (proof?.kind === 'adopted') return proof.day;
  return duty === 'polling-resolution' ? file.march18.resolvedOn : null;
}

/** `recorded`: the day another record names, where no date of the calendar does. */
export function adoptionOf(
  context: PaperContext,
  typed: TypedOf<typeof adoptionFields>,
  duty: string | null,
  recorded: PlainDate | null = null,
): z.infer<typeof Adoption> {
  return {
    adoptedOn: typed.adoptedOn ?? adoptedOnRecord(context, duty) ?? recorded,
    meeting: orNull(typed.meeting),
    movedBy: orNull(typed.movedBy),
    secondedBy: orNull(typed.secondedBy),
    votes: typed.votes
      .filter((one) => one.name !== '' || one.title !== '' || one.vote !== '')
      .map((one) => ({ name: orNull(one.name), title: orNull(one.title), vote: orNull(one.vote) })),
  };
}
