// The propositions, each with the abstract that the notice of election prints.
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import type { Removing } from './remove-dialog.tsx';

const by = { board: 'the board', petition: 'a petition', statute: 'a statute' } as const;

export function PropositionsBlock({
  propositions,
  onRemove,
}: {
  readonly propositions: ElectionFileView['propositions'];
  readonly onRemove: (removing: Removing) => void;
}) {
  return (
    <Block title="Propositions">
      {propositions.length === 0 && <p className="note">No proposition is voted on.</p>}
      <ul className="rows">
        {propositions.map(({ number, title, abstract, fullText, ballotNumber, source, statute, ownNotice }) => (
          <li key={number} id={`proposition-${number}`} tabIndex={-1}>
            <div className="stack-tight">
              <b>
                {ballotNumber === '' ? '' : `${ballotNumber}. `}
                {title}
              </b>
              <p className="typed-lines">{abstract}</p>
              {fullText !== null && (
                <Why title="The full text">
                  <p className="typed-lines">{fullText}</p>
                </Why>
              )}
              <p className="note">
                {source === null
                  ? 'Nobody has said what put it on the ballot. '
                  : `Put on the ballot by ${by[source]}. `}
                {statute !== '' && `${statute}. `}
                {ownNotice !== null && (
                  <a href={`#/calendar/proposition-notice-${number}`}>
                    A notice of its own, {ownNotice.days} days before the election
                  </a>
                )}
              </p>
            </div>
            <div className="acts">
              <ButtonLink small kind="quiet" label={`Change “${title}”`} href={`#/election/proposition/${number}`}>
                Change
              </ButtonLink>
              <Button
                small
                kind="quiet"
                label={`Take off “${title}”`}
                onPress={() => onRemove({ what: 'proposition', number, name: `“${title}”` })}
              >
                Take off
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
