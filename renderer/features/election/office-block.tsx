// One office: its seats and term, who holds it, who left it, and who stands for it.
import { addressInline } from '../../../shared/domain/address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { OfficeTerm } from './office-term.tsx';
import { type BallotOffice, termInWords } from './office-words.ts';
import type { Removing } from './remove-dialog.tsx';

export function OfficeBlock({
  office,
  candidates,
  onRemove,
}: {
  readonly office: BallotOffice;
  readonly candidates: ElectionFileView['candidates'];
  readonly onRemove: (removing: Removing) => void;
}) {
  const { number, title } = office;
  // The full and the unexpired term of one office must not be called alike.
  const inFull = `${title}, ${termInWords(office)}`;
  const standing = candidates.filter((candidate) => candidate.office === number);
  return (
    <section className="block">
      <div className="block-head">
        <h2 id={`office-${number}`} tabIndex={-1}>
          {title} <span className="note">{termInWords(office)}</span>
        </h2>
        <div className="acts">
          <ButtonLink small kind="quiet" label={`Change ${inFull}`} href={`#/election/office/${number}`}>
            Change
          </ButtonLink>
          <Button
            small
            kind="quiet"
            label={`Take off ${inFull}`}
            onPress={() => onRemove({ what: 'office', number, name: title })}
          >
            Take off
          </Button>
        </div>
      </div>
      <OfficeTerm office={office} />
      <ul className="rows">
        {standing.map((candidate) => (
          <li key={candidate.number} id={`candidate-${candidate.number}`} tabIndex={-1}>
            <div>
              <b>{candidate.ballotName}</b>
              <p className="note">
                {candidate.party !== '' && <span className="nb">{candidate.party} · </span>}
                {addressInline(candidate.residence)}
              </p>
            </div>
            <div className="acts">
              <ButtonLink
                small
                kind="quiet"
                label={`Change ${candidate.ballotName}`}
                href={`#/election/candidate/${candidate.number}`}
              >
                Change
              </ButtonLink>
              <Button
                small
                kind="quiet"
                label={`Take off ${candidate.ballotName}`}
                onPress={() => onRemove({ what: 'candidate', number: candidate.number, name: candidate.ballotName })}
              >
                Take off
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {standing.length === 0 && <p className="note">No candidate on record.</p>}
      <ButtonLink
        small
        icon="plus"
        href={`#/election/candidate/new?office=${number}`}
        label={`Add a candidate for ${inFull}`}
      >
        Add a candidate
      </ButtonLink>
    </section>
  );
}
