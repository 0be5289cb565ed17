// One person of the list: what they are appointed as, how to reach them, how far they are.
import { roleInList } from '../../../shared/words/inspectors.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type InspectorRow, stepInWords } from './inspector-words.ts';

export function InspectorItem({
  row,
  onRemove,
}: {
  readonly row: InspectorRow;
  readonly onRemove: (row: InspectorRow) => void;
}) {
  const { number, name, party, phone, address, steps } = row;
  const reached = [roleInList(row), party, phone === '' ? 'no telephone number' : phone].filter((part) => part !== '');
  return (
    <li id={`inspector-${number}`} tabIndex={-1}>
      <div>
        <b>{name}</b>
        <p className="note">{reached.join(' · ')}</p>
        {address && <p className="note">{address.lines.join(', ')}</p>}
        <p className="note">
          {steps.length === 0
            ? 'Nothing recorded yet'
            : steps.map((step, i) => (
                <span key={step.step}>
                  {i > 0 && ' · '}
                  <a
                    href={`#/records/history/${encodeURIComponent(step.act)}`}
                    aria-label={`${stepInWords(step)}: ${name}, in the history`}
                  >
                    {stepInWords(step)}
                  </a>
                </span>
              ))}
        </p>
      </div>
      <div className="acts">
        <ButtonLink small kind="quiet" label={`Change ${name}`} href={`#/inspectors/person/${number}`}>
          Change
        </ButtonLink>
        <Button small kind="quiet" label={`Take off ${name}`} onPress={() => onRemove(row)}>
          Take off
        </Button>
      </div>
    </li>
  );
}
