// The way from a list of the register to the sheets that go out with its ballots, or with the state's form.
import type { WorkList } from './work-lists.ts';

const instructions = [
  ['absentee-voter-instructions', 'Instructions to absentee voters'],
  ['early-mail-voter-instructions', 'to early mail voters'],
] as const;
const slips = [
  ['absentee-cover-slip', 'Cover slip for the absentee form'],
  ['early-mail-cover-slip', 'for the early mail form'],
] as const;

/** On the lists from which ballots go out, the instructions; on the others, what goes on top of a form. */
export function SheetsForVoters({ list }: { readonly list: WorkList }) {
  const [[first, one], [second, other]] = list === 'to-mail' || list === 'to-hand-over' ? instructions : slips;
  return (
    <span className="note">
      <a href={`#/papers/${first}`}>{one}</a>, <a href={`#/papers/${second}`}>{other}</a>
    </span>
  );
}
