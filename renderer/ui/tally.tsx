// How many of how many, with a bar: “3 of 14 answered”.
import { Label, ProgressBar } from 'react-aria-components';

export function Tally({ done, of, what }: { readonly done: number; readonly of: number; readonly what: string }) {
  const share = of === 0 ? 0 : done / of;
  return (
    <ProgressBar className="tally" value={done} maxValue={Math.max(of, 1)} valueLabel={`${done} of ${of}`}>
      <Label className="note">
        <b>
          {done} of {of}
        </b>{' '}
        {what}
      </Label>
      <div className="bar">
        <span style={{ width: `${share * 100}%` }} />
      </div>
    </ProgressBar>
  );
}
