// The propositions, each with the abstract that the notice of election prints.
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import type { Removing } from './remove-dialog.tsx';

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
        {propositions.map(({ number, title, abstract, fullText }) => (
          <li key={number} id={`proposition-${number}`} tabIndex={-1}>
            <div className="stack-tight">
              <b>{title}</b>
              <p className="typed-lines">{abstract}</p>
              {fullText !== null && (
                <Why title="The full text">
                  <p className="typed-lines">{fullText}</p>
                </Why>
              )}
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
