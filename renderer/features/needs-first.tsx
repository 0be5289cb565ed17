// A place that cannot do its work before something is told, and the way to tell it. Used by every place that needs it.
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { useView } from '../api/use-view.ts';
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

/** Leads to the first answer in Settings that papers rest on and nobody has given. */
export function SettingsLink({ main = false }: { readonly main?: boolean }) {
  const answers = useView('office.answers', {});
  const part = answers.state === 'shown' ? partToAnswer(answers.value) : null;
  return (
    <ButtonLink kind={main ? 'main' : 'plain'} href={part === null ? '#/settings' : `#/settings/${part}`}>
      {part === null ? 'Go to Settings' : 'Answer it in Settings'}
    </ButtonLink>
  );
}

function partToAnswer({ village, clerk, districts, hours }: ViewOutput<'office.answers'>): string | null {
  if (village === null) return 'village';
  if (clerk === null) return 'clerk';
  return districts.length === 0 || hours === null ? 'polling' : null;
}

export function Refused({ title, message }: { readonly title: string; readonly message: string }) {
  return (
    <Page title={title}>
      <Empty title={message} act={<SettingsLink main />} />
    </Page>
  );
}
