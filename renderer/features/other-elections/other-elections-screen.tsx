// “That is not my election”: who conducts it, when it is, and which number to call. Large enough to read out, and printable.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { type Pair, Pairs } from '../../ui/pairs.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';

type Other = ViewOutput<'office.other-elections'>['elections'][number];

const told = (label: string, value: string): Pair[] => (value === '' ? [] : [{ label, value }]);
const pairsOf = ({ who, when, phone, note }: Other): Pair[] => [
  ...told('Who', who),
  ...told('When', when),
  ...(phone === '' ? [] : [{ label: 'Telephone', value: <b>{phone}</b> }]),
  ...told('Note', note),
];

export function OtherElectionsScreen() {
  const { frame } = useDesk();
  const view = useView('office.other-elections', {});
  usePrinting();
  if (view.state !== 'shown') return null;
  const { elections } = view.value;
  return (
    <Page
      title="Which election do they mean?"
      windowTitle="Not my election"
      lead="Elections that the village does not conduct. Read out who does, and the number."
      acts={
        <>
          <ButtonLink small kind="quiet" href="#/settings/other-elections">
            Change the card
          </ButtonLink>
          <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
            Print this card
          </Button>
        </>
      }
    >
      <div className="stack ballot">
        {elections.length === 0 && (
          <Empty
            title="The card is empty."
            act={
              <ButtonLink kind="main" href="#/settings/other-elections">
                Fill in the card
              </ButtonLink>
            }
          >
            People ask you about the county, the school budget and the fire district too. Write down once whom to send
            them to.
          </Empty>
        )}
        {elections.map((one) => {
          const pairs = pairsOf(one);
          return (
            <Block key={one.name} title={one.name}>
              {pairs.length === 0 ? <p className="note">Nothing written down yet.</p> : <Pairs pairs={pairs} />}
            </Block>
          );
        })}
      </div>
      <PrintedOn day={frame.today} />
    </Page>
  );
}
