// What stands in place of the register’s list where it has no line: the first step, or why this list is empty.
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

export const nothingYet = (
  <Empty
    title="No application has come in yet."
    act={
      <ButtonLink kind="main" href="#/mail-ballots/new" keys="F2">
        New application
      </ButtonLink>
    }
  >
    When the first one arrives, stamp it with the day and hour and press F2. You are told at once whether it is in time.
  </Empty>
);

/** `strange`: envelopes nobody knows that stand below the list all the same. */
export const NothingHere = ({ typed, strange }: { readonly typed: string; readonly strange: number }) =>
  typed === '' && strange > 0 ? null : (
    <Empty title={typed === '' ? 'Nothing waits here.' : `No name or number here begins with “${typed}”.`}>
      {typed === ''
        ? 'Choose All to see every application.'
        : 'Enter looks for an envelope of that number; Esc in the filter empties it.'}
    </Empty>
  );
