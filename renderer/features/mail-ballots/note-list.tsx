// What was noted about an application besides its time: to be looked at, and never a reason by itself.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Finding } from '../../ui/finding.tsx';

type Found = ViewOutput<'mail-ballots.would-find'>;

export function NoteList({ notes }: { readonly notes: Found['notes'] }) {
  return notes.map(({ checkId, sentence, citations }) => (
    <Finding key={checkId} tone="info" icon="note" out="To be noted." citations={citations}>
      <p>{sentence}</p>
    </Finding>
  ));
}

const whyWords: Readonly<Record<Found['earlier'][number]['why'], string>> = {
  'same-voter': 'the same voter on the county’s list',
  'same-name': 'the same name',
  'likely-same-voter': 'likely the same voter: name and birth date one slip apart, the same residence',
};

export function EarlierLines({ earlier }: { readonly earlier: Found['earlier'] }) {
  if (earlier.length === 0) return null;
  return (
    <Finding tone="warning" icon="person" out="In the register already?">
      {earlier.map(({ number, name, why }) => (
        <p key={number}>
          <a href={`#/mail-ballots/${number}`}>
            No.&nbsp;{number}, {name}
          </a>
          : {whyWords[why]}.
        </p>
      ))}
    </Finding>
  );
}
