// Whether the take-along box was printed, and whether the paper still says what is on record.
import { Finding } from '../../ui/finding.tsx';
import { Icon } from '../../ui/icon.tsx';

/** As the record tells it; null where there is nothing to say. */
interface OnRecord {
  readonly printed: string | null;
  readonly since: string | null;
}

export const BoxOnRecord = ({ printed, since }: OnRecord) => (
  <>
    {printed !== null && (
      <p className="note">
        <Icon name="check" /> {printed}
      </p>
    )}
    {since !== null && (
      <Finding tone="warning" out="The box is out of date.">
        {since}
      </Finding>
    )}
  </>
);
