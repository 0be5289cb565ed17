// What a backup holds, and what would be lost by going back to it. A sealed one is opened here first.
import type { ReactNode } from 'react';
import type { Secret } from '../../../shared/jobs/secret.ts';
import { sizeInWords } from '../../../shared/words/backups.ts';
import { instantInWords } from '../../../shared/words/clock.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { lossInWords } from '../../../shared/words/restoring.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Why } from '../../ui/why.tsx';
import { LostActs } from './lost-acts.tsx';
import { SecretForm } from './secret-form.tsx';
import { StepHead } from './step-head.tsx';
import type { Contents } from './use-inspection.ts';

export interface LookStepProps {
  readonly above?: ReactNode;
  readonly contents: Contents;
  readonly opening: boolean;
  /** Why what was typed does not open it. */
  readonly refusal: string | null;
  readonly onSecret: (secret: Secret) => void;
  readonly onNext: () => void;
  readonly onAnother: () => void;
}

export function LookStep(props: LookStepProps) {
  const { above, contents, opening, refusal, onSecret, onNext, onAnother } = props;
  const loss = lossInWords(contents);
  return (
    <>
      <StepHead above={above} step={2} title="What is in this backup, and what would be lost?" />
      <div className="look">
        <Block title="What it holds">
          <Pairs pairs={held(contents)} />
          <Why title="Its check code, to compare with a slip">
            <p className="check-code">{contents.head.match(/.{1,8}/g)?.join(' ')}</p>
          </Why>
        </Block>
        <Block title="What would be lost">
          <div className="stack-tight">
            <Finding tone={loss.grave ? 'warning' : 'success'} out={loss.headline}>
              <p>{loss.more}</p>
            </Finding>
            <LostActs contents={contents} />
          </div>
        </Block>
      </div>
      {contents.opened ? (
        <div className="acts apart restore-foot">
          <Button kind="quiet" onPress={onAnother}>
            Another backup
          </Button>
          <Button kind="main" onPress={onNext}>
            Go on
          </Button>
        </div>
      ) : (
        <Block title="It is sealed: open it first">
          <SecretForm
            contents={contents}
            main="Open it"
            busy={opening}
            working="Opening it…"
            refusal={refusal}
            start={
              <Button kind="quiet" onPress={onAnother}>
                Another backup
              </Button>
            }
            onSecret={onSecret}
          />
        </Block>
      )}
    </>
  );
}

const kinds = { real: 'a real office', practice: 'a practice office' } as const;

function held(contents: Contents): { label: string; value: ReactNode }[] {
  const { name, bytes, digest, opened, village, kind, events, newest } = contents;
  return [
    {
      label: 'Office',
      value: opened
        ? `${village === null ? 'no village named yet' : `Village of ${village}`}${kind === null ? '' : `, ${kinds[kind]}`}`
        : 'sealed: told once it is open',
    },
    { label: 'Goes up to', value: newest === null ? 'nothing was recorded yet' : instantInWords(newest) },
    { label: 'Records', value: `${events}, and they fit together` },
    { label: 'Opens with', value: opensWith(contents) },
    {
      label: 'File',
      value: (
        <>
          <span className="long">{name}</span>, {sizeInWords(bytes)}
        </>
      ),
    },
    {
      label: 'Checksum',
      value:
        digest === 'matches'
          ? 'the one beside it says the same'
          : 'none lies beside it; its inside was checked all the same',
    },
  ];
}

function opensWith({ sealed, people, recoveryCode }: Contents): string {
  if (!sealed) return 'nothing: there was no passphrase yet';
  const names = people.filter(({ passphrase }) => passphrase).map(({ name }) => name);
  const whose = `the passphrase ${listInWords(names, 'or')} had then`;
  return recoveryCode ? `${whose}, or the recovery code of that time` : whose;
}
