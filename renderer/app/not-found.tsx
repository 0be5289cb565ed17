// An address that leads nowhere, such as an old link.
import { ButtonLink } from '../ui/button.tsx';
import { Page } from './page.tsx';

export function NotFound() {
  return (
    <Page title="There is no such page." lead="Perhaps it was moved. Everything that was recorded is still there.">
      <ButtonLink href="#/today">Go to Today</ButtonLink>
    </Page>
  );
}
