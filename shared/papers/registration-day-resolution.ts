// The resolutions on registration day: hold it, hold none, add a second day (§15-118). Which of them is chosen on the page.
import { registrationDay } from '../documents/resolutions/registration-day.ts';
import { ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper, type PaperContext } from './define-desk-paper.ts';
import { choice, time } from './fields.ts';
import { districtsOf, dueBy, hasDate, hoursOf, whichElection } from './of-election.ts';
import { hoursTyped } from './typed-values.ts';

/** The days on which the inspectors meet, as the calendar has them. */
const meetingDays = (context: PaperContext) =>
  ['registration-day', 'second-registration-day'].flatMap((id) => dueBy(context, id) ?? []);

export const registrationDayResolution = defineDeskPaper('registration-day-resolution', {
  paper: registrationDay,
  why: 'The board says when and where the inspectors register voters. You publish it and post it in each district.',
  posting: 'each-district',
  typedAs: { hours: 'from' },
  calledFor: hasDate('registration-resolution', 'second-registration-day-resolution', 'registration-opt-out'),
  fields: {
    act: choice(
      'What the board resolves',
      {
        hold: 'To hold registration day',
        'opt-out': 'To hold no registration day',
        'second-day': 'To add a second day',
      },
      'To hold registration day, unless you choose another',
    ),
    from: time('Registration is open from', 'At least noon to 5:00 p.m.'),
    until: time('Until'),
    ...adoptionFields,
  },
  facts: (context, typed) => {
    const open = hoursTyped(typed.from, typed.until);
    const registration =
      typed.act === 'opt-out'
        ? ({ act: 'opt-out' } as const)
        : typed.act === 'second-day'
          ? ({ act: 'second-day', day: dueBy(context, 'second-registration-day'), hours: open } as const)
          : ({
              act: 'hold',
              meetings: meetingDays(context).map((day) => ({ day, hours: open })),
              districts: districtsOf(context),
              hours: hoursOf(context),
            } as const);
    const duty =
      typed.act === 'opt-out'
        ? 'registration-opt-out'
        : typed.act === 'second-day'
          ? 'second-registration-day-resolution'
          : 'registration-resolution';
    return ok({ ...whichElection(context), registration, adoption: adoptionOf(context, typed, duty) });
  },
});
