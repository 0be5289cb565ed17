// Which file did the county send?
import { type ReactNode, useState } from 'react';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { ListStep } from './step-head.tsx';

export function ChooseFile({
  above,
  inUse,
  failed,
  onChoose,
}: {
  readonly above: ReactNode;
  readonly inUse: PlainDate | null;
  readonly failed: string | null;
  readonly onChoose: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    await onChoose();
    setBusy(false);
  };
  return (
    <ListStep
      above={above}
      step={1}
      title="Which file did the county send?"
      lead="Looking at it changes nothing. You see how it is read and what would come of it before anything is kept."
    >
      <div className="stack restore-step">
        {failed !== null && (
          <Finding tone="danger" live out="This file cannot be read.">
            <p>{failed}</p>
            {inUse !== null && <p>The list of {longDay(inUse)} stays in use.</p>}
          </Finding>
        )}
        <p className="note">
          A file in the state’s layout, or a table with a header: .csv or .txt, separated by commas, semicolons or tabs.
          An Excel workbook must be saved as CSV first. Social security, driver’s license, non-driver identification and
          fax numbers are never kept, whatever the file has.
        </p>
        <div className="acts">
          <ButtonLink href="#/voters/list" keys="Esc">
            Leave it as it is
          </ButtonLink>
          <Button kind="main" busy={busy} onPress={() => void choose()}>
            Choose the file…
          </Button>
        </div>
      </div>
    </ListStep>
  );
}
