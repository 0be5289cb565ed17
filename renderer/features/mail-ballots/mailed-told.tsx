// After a mailing: nothing, where all is as it should be; else that it was late, or that the post office counted another number.
import { Finding } from '../../ui/finding.tsx';
import type { Mailed } from './mailing-dialog.tsx';

export function MailedTold({ mailed: { ballots, late, counted } }: { readonly mailed: Mailed }) {
  const differs = counted !== null && counted !== ballots;
  if (!late && !differs) return null;
  return (
    <div className="banner">
      {late && (
        <Finding tone="warning" out="Mailed after the last day." citations={['Election Law §15-120(6)']} live>
          <p>
            It is on record as it was. Phone the voter: the ballot must be back in your hands by the close of the polls.
          </p>
        </Finding>
      )}
      {differs && (
        <Finding tone="warning" out={`The post office counted ${counted}; the list says ${ballots}.`} live>
          <p>Count the list again. What was written down in error is taken back on each line.</p>
        </Finding>
      )}
    </div>
  );
}
