// The newspaper in which notices are published: when it comes out, and when copy must be there.
import { weekdayName } from '../../../../shared/words/days.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Row } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answer, Office } from './answer.ts';
import { needed } from './typed.ts';

const week = [0, 1, 2, 3, 4, 5, 6] as const;
const noDay = { d0: false, d1: false, d2: false, d3: false, d4: false, d5: false, d6: false };
const empty = { name: '', days: noDay, copyDays: '', copyHour: '', contact: '' };
type Typed = typeof empty;

const typedOf = (paper: NonNullable<Office['newspaper']>): Typed => ({
  name: paper.name,
  days: { ...noDay, ...Object.fromEntries(paper.issueDays.map((day) => [`d${day}`, true])) },
  copyDays: `${paper.copyDays}`,
  copyHour: paper.copyHour,
  contact: paper.contact,
});
const chosen = ({ days }: Typed): number[] => week.filter((day) => days[`d${day}`]);

export const newspaper: Answer<Typed> = {
  id: 'newspaper',
  name: 'Your newspaper',
  question: 'In which newspaper do you publish?',
  lead: 'The village’s official newspaper; without one, a paper of general circulation in the village.',
  said: 'The newspaper is on record.',
  isAnswered: (office) => office.newspaper !== null,
  start: (office) => (office?.newspaper ? typedOf(office.newspaper) : empty),
  check: (typed) => [
    ...needed('name', typed.name, 'Type the newspaper’s name.'),
    ...(chosen(typed).length > 0 ? [] : [{ field: 'days.d0', message: 'Tick at least one day.' }]),
    ...(/^\d{1,2}$/.test(typed.copyDays.trim()) && Number(typed.copyDays) <= 14
      ? []
      : [{ field: 'copyDays', message: 'Type a number from 0 to 14.' }]),
  ],
  acts: (typed) => [
    {
      name: 'office.set-newspaper',
      input: {
        newspaper: {
          name: typed.name.trim(),
          issueDays: chosen(typed),
          copyDays: Number(typed.copyDays),
          copyHour: typed.copyHour.trim(),
          contact: typed.contact.trim(),
        },
      },
    },
  ],
  fields: (form) => (
    <>
      <TextField label="Newspaper" {...form.text('name')} />
      <fieldset>
        <legend className="label">Comes out on</legend>
        <div className="picks inline">
          {week.map((day) => (
            <CheckBox key={day} label={weekdayName(day)} {...form.flag(`days.d${day}`)} />
          ))}
        </div>
      </fieldset>
      <Row>
        <TextField
          label="Copy is due how many working days before"
          width="w8"
          inputMode="numeric"
          hint="Such as 2; 0 for the day itself"
          {...form.text('copyDays')}
        />
        <TextField label="At what hour" optional="if known" width="w8" {...form.text('copyHour')} />
      </Row>
      <TextField
        label="Whom to send it to"
        optional="if known"
        hint="Name, telephone, e-mail"
        {...form.text('contact')}
      />
    </>
  ),
};
