// A page of an election where none was called yet: the next step is to call it.
import { Page } from '../../app/page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

export function NoElection({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <Empty
        title="No election yet"
        act={
          <ButtonLink kind="main" href="#/election/call">
            Call the election
          </ButtonLink>
        }
      >
        Say which election it is and on which day. Every date follows from that.
      </Empty>
    </Page>
  );
}
