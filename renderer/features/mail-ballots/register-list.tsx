// The list of the register: search first, a chip for each work list, the lines under their headings, one line beside them.
import { useMemo, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go, goInPlace } from '../../app/router.ts';
import { hrefTo } from '../../app/routes.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { MailBallotsPages } from './mail-ballots-pages.tsx';
import { MailedTold } from './mailed-told.tsx';
import { type Mailed, MailingDialog } from './mailing-dialog.tsx';
import { openTyped } from './open-typed.ts';
import { fitsFilter, registerColumns } from './register-columns.tsx';
import { NothingHere, nothingYet } from './register-empty.tsx';
import type { RegisterRow } from './register-state.tsx';
import { SheetsForVoters } from './sheets-for-voters.tsx';
import { StandingBanner } from './standing-banner.tsx';
import { StrangeEnvelopes } from './strange-envelopes.tsx';
import { isOn, isRare, isWorkList, linesOn, listLabel, stagesOf, workLists } from './work-lists.ts';

export function RegisterList({
  title,
  election,
  open,
  list,
  register,
}: {
  readonly title: string;
  readonly election: ElectionId;
  readonly open: string | null;
  readonly list: string | undefined;
  readonly register: ViewOutput<'mail-ballots'>;
}) {
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [mailing, setMailing] = useState<readonly number[] | null>(null);
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const { rows, strange, lastToMail } = register;
  const { today } = useDesk().frame;
  const chosen = isWorkList(list) ? list : 'all';
  const query: Readonly<Record<string, string>> = chosen === 'all' ? {} : { list: chosen };
  const chips = useMemo(
    () =>
      workLists.map(({ id, label }) => {
        const lines = rows.filter((row) => isOn(id, row)).length;
        return { id, label, count: id === 'problems' ? lines + strange : lines };
      }),
    [rows, strange],
  );
  const lines = useMemo(() => linesOn(chosen, rows, lastToMail), [chosen, rows, lastToMail]);
  const shown = lines.filter((row) => fitsFilter(row, typed));
  const columns = registerColumns(lines, chosen);
  const here = rows.find((row) => String(row.number) === open) ?? null;
  const onEnter = () =>
    void openTyped(election, typed, shown).then((number) => number && go(`/mail-ballots/${number}`, query));
  usePrinting();

  const words = chosen === 'all' ? `All ${rows.length} applications` : `${listLabel(chosen)}: ${shown.length}`;
  // Those that still wait for ballots are mailed only where she ticks them.
  const toMail = shown.filter(({ number, state }) =>
    ticked.size === 0 ? state === 'to-mail' : ticked.has(String(number)),
  );
  const labelled = (chosen === 'to-mail' && toMail.length > 0 ? toMail : shown).map(({ number }) => number);
  const canMail = chosen === 'to-mail' && toMail.length > 0;
  return (
    <WithPanel
      panel={
        here && (
          <ApplicationPanel
            key={here.number}
            election={election}
            number={here.number}
            onClose={() => go('/mail-ballots', query)}
          />
        )
      }
    >
      <Page
        title={title}
        windowTitle="Mail ballots"
        above={<MailBallotsPages here="register" />}
        lead={<span className="only-on-paper">{words}</span>}
      >
        <StandingBanner election={election} />
        <div className="tools">
          <FilterBox label="Name, number or barcode" value={typed} onChange={setTyped} onEnter={onEnter} />
          <div className="acts">
            <ButtonLink icon="back" href="#/mail-ballots/receive" keys="F3">
              Receive
            </ButtonLink>
            <ButtonLink
              kind={here || rows.length === 0 || canMail ? 'plain' : 'main'}
              href="#/mail-ballots/new"
              keys="F2"
            >
              New application
            </ButtonLink>
            {(chosen === 'to-mail' || chosen === 'to-hand-over') && shown.length > 0 && (
              <ButtonLink icon="print" href={hrefTo('/mail-ballots/envelopes/new', ofTicked(ticked))}>
                Print envelopes…
              </ButtonLink>
            )}
            {canMail && (
              <Button
                kind={here ? 'plain' : 'main'}
                icon="out"
                onPress={() => setMailing(toMail.map(({ number }) => number))}
              >
                {ticked.size === 0 ? `Mailed: all ${toMail.length}…` : `Mailed: ${toMail.length} chosen…`}
              </Button>
            )}
          </div>
        </div>
        <div className="tools">
          <Chips
            label="Work lists"
            items={chips.filter(({ id, count }) => !isRare(id) || count > 0 || id === chosen)}
            chosen={chosen}
            onChoose={(id) => {
              setTicked(new Set());
              goInPlace(open === null ? '/mail-ballots' : `/mail-ballots/${open}`, id === 'all' ? {} : { list: id });
            }}
          />
        </div>
        {mailed && <MailedTold mailed={mailed} />}
        <div className="register">
          <SheetTable
            caption={`${words}, by number`}
            columns={columns}
            rows={shown}
            keyOf={keyOf}
            nameOf={nameOf}
            open={open}
            onOpen={(row) => go(`/mail-ballots/${row.number}`, query)}
            choosing={chosen === 'to-mail' ? { chosen: ticked, onChange: setTicked } : undefined}
            stageOf={stagesOf(chosen, lastToMail)}
            empty={
              rows.length === 0 ? (
                nothingYet
              ) : (
                <NothingHere typed={typed} strange={chosen === 'problems' ? strange : 0} />
              )
            }
          />
          {chosen === 'problems' && <StrangeEnvelopes election={election} />}
          <div className="foot">
            <p className="note">{words}</p>
            <div className="acts">
              <SheetsForVoters list={chosen} />
              {shown.length > 0 && (
                <ButtonLink small href={`#/mail-ballots/labels?lines=${labelled.join(',')}`}>
                  {`Labels for ${labelled.length === 1 ? 'this line' : `these ${labelled.length}`}`}
                </ButtonLink>
              )}
              <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
                Print this list
              </Button>
            </div>
          </div>
          <PrintedOn day={today} />
        </div>
        {mailing && (
          <MailingDialog
            election={election}
            applications={mailing}
            who={null}
            onMailed={(told) => {
              setMailing(null);
              setTicked(new Set());
              setMailed(told);
            }}
            onClose={() => setMailing(null)}
          />
        )}
      </Page>
    </WithPanel>
  );
}

const ofTicked = (ticked: ReadonlySet<string>): Readonly<Record<string, string>> =>
  ticked.size === 0 ? {} : { of: [...ticked].join('.') };

const keyOf = ({ number }: RegisterRow): string => String(number);
const nameOf = ({ name }: RegisterRow): string => name;
