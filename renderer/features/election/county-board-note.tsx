// Where the county board runs the election, most of the program steps aside, and says so in one sentence.
import { Finding } from '../../ui/finding.tsx';

export function CountyBoardNote() {
  return (
    <Finding tone="info" out="The county board of elections runs your election.">
      <p>
        Most of this program steps aside: below is only what may still fall on the village. If that has changed, say so
        in <a href="#/settings/conduct">Settings</a>.
      </p>
    </Finding>
  );
}
