// What the check came to, in plain words, and what to do.
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { Finding } from '../../ui/finding.tsx';

/** In groups of eight: 64 letters and digits in one row cannot be compared by eye. */
const inGroups = (code: string): string => code.match(/.{1,8}/g)?.join(' ') ?? '';

export function CheckResult({
  found,
  compared,
}: {
  readonly found: JobValue<'verify-history'>;
  readonly compared: boolean;
}) {
  const { broken, headFound, events, head, contentsOpened } = found;
  if (broken !== null)
    return (
      <Finding tone="danger" live out="Something does not hold.">
        <p>{broken}</p>
        <p>
          Do not go on working in this office. What is on the screen may not be what was recorded. Copy its file to
          another place, and get the newest backup ready.
        </p>
      </Finding>
    );
  if (headFound === false)
    return (
      <Finding tone="danger" live out="The check code you gave is not in this history.">
        <p>
          All {events} records that are here fit together. But either the code was copied wrongly, or it belongs to
          another office, or records are missing that were there when it was printed. Compare it with the slip, sign by
          sign. If it is right, restore the backup it belongs to beside this office and compare the two.
        </p>
      </Finding>
    );
  return (
    <Finding tone="success" live out={`All ${events} records hold.`}>
      <p>
        {compared && 'The check code you gave is among them: nothing from before it is missing or changed. '}
        {!contentsOpened && 'The contents were not opened, because the office is locked. '}
        The check code is now:
      </p>
      <p className="check-code">{inGroups(head)}</p>
      <p>One entry of the list may be several records.</p>
      {!compared && <p>To know later that nothing was cut off, keep a backup slip apart from this computer.</p>}
    </Finding>
  );
}
