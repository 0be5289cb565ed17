// On Today after a restore that lost something: the way back to the list of what has to be recorded again.
import { actsInWords } from '../../../shared/words/restoring.ts';
import { useToRecordAgain } from './restored-now.ts';

export function AfterRestore() {
  const last = useToRecordAgain();
  if (last === null) return null;
  return (
    <section>
      <h2>After the restore</h2>
      <ul className="waits">
        <li>
          <a href="#/records/restore?again=yes">What to record again: {actsInWords(last.value.lostCount ?? 0)}</a>
        </li>
      </ul>
    </section>
  );
}
