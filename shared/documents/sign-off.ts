// The end of a notice: its day, and whose notice it is.
import type { PlainDate } from '../domain/plain-date.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import { addressOnPaper } from './address-on-paper.ts';
import { type Block, bold, field, group, missing, paragraph, type Run, space, words } from './blocks.ts';
import type { PaperFrame } from './paper-frame.ts';

/** The day a paper bears. */
export const datedRun = (dated: PlainDate | null, what = 'The day the notice bears'): Run =>
  dated ? words(dayWithoutWeekday(dated), 'dated') : missing('dated', what, 'dated', 160);

export const signOff = ({ clerk, village }: PaperFrame, dated: PlainDate | null): Block =>
  group(
    space(14),
    field('Dated:', datedRun(dated)),
    space(6),
    paragraph(
      bold(clerk.name, 'clerk.name'),
      words('\n'),
      words(clerk.title, 'clerk.title'),
      words(', Village of '),
      words(village.name, 'village.name'),
      words('\n'),
      words(addressOnPaper(clerk.address), 'clerk.address'),
      ...(clerk.phone ? [words('\n'), words(clerk.phone, 'clerk.phone')] : []),
    ),
  );
