// The notice of a drawing by lot, mailed to each candidate for the office two days before (Election Law §7-116(2)).
import { z } from 'zod';
import { MailAddress } from '../../domain/address.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { bold, field, group, paragraph, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { DrawingFacts, drawingWhen, drawingWhere, whatIsDrawn, whyDrawn } from './drawing-by-lot-facts.ts';
import { addressee, closing, letterDate } from './letter-parts.ts';

const Facts = z.strictObject({
  ...DrawingFacts.shape,
  to: z.strictObject({ name: NameLine, address: MailAddress.nullable() }),
  /** The day it is mailed. */
  dated: PlainDate.nullable(),
});

export const drawingByLotNotice = definePaper({
  paper: 'drawing-by-lot-notice',
  templateVersion: 1,
  title: 'Notice of a drawing by lot, to a candidate',
  kind: 'letter',
  newspaper: false,
  citations: ['Election Law §7-116(2)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of Drawing by Lot',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      letterDate(facts.dated, 'The day the notice is mailed'),
      addressee(facts.to, 'candidates'),
      paragraph(
        words('I will draw by lot '),
        ...whatIsDrawn(facts),
        words('. '),
        ...whyDrawn(facts),
        words('You may be present or send someone in your place.'),
      ),
      group(field('Day and hour:', drawingWhen(facts)), field('Place:', drawingWhere(facts))),
      paragraph(words('Candidates:')),
      group(...facts.candidates.map((name, i) => paragraph(bold(name, `candidates.${i}`)))),
      closing(facts),
    ],
  }),
});
