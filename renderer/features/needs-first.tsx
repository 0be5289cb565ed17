// A place that cannot do its work before something is told, and the way to tell it. Used by every place that needs it.
import { Page } from '../app/page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

export function NoElectionYet({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <Empty
        title="There is no election yet."
        act={
          <ButtonLink kind="main" href="#/today">
            Go to Today
          </ButtonLink>
        }
      >
        Call the election on the page Today. Its dates and its papers follow from it.
      </Empty>
    </Page>
  );
}

export function Refused({ title, message }: { readonly title: string; readonly message: string }) {
  return (
    <Page title={title}>
      <Empty
        title={message}
        act={
          <ButtonLink kind="main" href="#/settings">
            Go to Settings
          </ButtonLink>
        }
      />
    </Page>
  );
}
