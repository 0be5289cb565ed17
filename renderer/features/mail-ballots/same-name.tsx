// The earlier application of the same name, before a second one is written down.
import type { Refusal } from '../../../shared/ipc/contract.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';

export function SameName({
  refusal,
  onRecord,
}: {
  readonly refusal: Refusal;
  readonly onRecord: (earlier: number) => void;
}) {
  return refusal.related.map(({ number, text }) => (
    <Finding key={number} tone="warning" icon="person" out="This name is in the register already.">
      <p>{text}.</p>
      <div className="acts">
        <ButtonLink small href={`#/mail-ballots/${number}`}>
          Look at application {number}
        </ButtonLink>
        <Button small onPress={() => onRecord(number)}>
          Record it all the same
        </Button>
      </div>
    </Finding>
  ));
}
