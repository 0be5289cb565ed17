// Voters whose district neither the list nor the streets tell: on one page, to be printed and asked of the county.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { Tools } from '../../ui/tools.tsx';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { counted, listOfDay, pathOfVoter } from './voter-words.ts';

type Row = ViewOutput<'voters.without-district'>['voters'][number];
const AT_MOST = 1000;

export function WithoutDistrictScreen() {
  const view = useView('voters.without-district', { limit: AT_MOST });
  usePrinting();
  if (view.state !== 'shown') return null;
  const { voters, all, listDate } = view.value;
  return (
    <Page
      title="Whose district is not known?"
      above={<MailBallotsPages here="list" />}
      lead={listDate === null ? undefined : `${listOfDay(listDate)} ${counted(all)} in all.`}
    >
      <Tools
        acts={
          <>
            <Button icon="print" keys="Ctrl P" onPress={printThisPage}>
              Print this list
            </Button>
            <ButtonLink kind="main" href="#/voters/streets">
              Write down the streets
            </ButtonLink>
          </>
        }
      />
      <SheetTable<Row>
        caption="Voters without a district, by name"
        columns={[
          { id: 'name', head: 'Name', cell: ({ name }) => name, names: true },
          {
            id: 'address',
            head: 'Address',
            cell: ({ address, city }) => [address, city].filter((s) => s !== '').join(', '),
          },
          { id: 'status', head: 'Status', cell: ({ status }) => status.split(':')[0], muted: true, hide: 'small' },
        ]}
        rows={voters}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => go(pathOfVoter(id))}
        empty={<Empty title="Every voter on the list has a district." />}
      />
      {all > voters.length && (
        <p className="note">
          The first {counted(voters.length)} are here. Write down the streets, and there are fewer.
        </p>
      )}
    </Page>
  );
}
