// Labels before they are printed: what would stand on each, the sheet in the printer, and a test of it. No act among them.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { labelsOf, leftOffBy } from '../../shared/commands/labels-asked.ts';
import { placementOf } from '../../shared/documents/envelopes/placement.ts';
import { labelTest } from '../../shared/documents/labels/label-test.ts';
import { labelField, labelsSheet } from '../../shared/documents/labels/labels.ts';
import { letterSheet } from '../../shared/domain/label-sheet.ts';
import { alignmentFor } from '../../shared/domain/printer-alignment.ts';
import type { ServiceInput, ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { setMachine } from '../set-machine.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { showTest } from './print-tests.ts';

type Done<N extends LabelService> = Result<ServiceValue<N>, Refusal> | Promise<Result<ServiceValue<N>, Refusal>>;
type LabelService = 'labels.at-hand' | 'labels.set-at-hand' | 'labels.preview' | 'labels.print-test';

export const labelDoings: {
  readonly [N in LabelService]: (desk: Desk, store: OfficeStore, input: ServiceInput<N>) => Done<N>;
} = {
  'labels.at-hand': (desk) => ok(desk.machine.get().labels),
  'labels.set-at-hand': (desk, _, labels) => setMachine(desk, (now) => ({ ...now, labels })),
  'labels.preview': async (desk, store, asked) => {
    store.state.refresh();
    const found = labelsOf(store.state, asked);
    if (!found.ok) return found;
    const { facts, noAddress } = found.value;
    const { asPrinted, whatIsTooLong } = await import('../pdf/too-long.ts');
    const long = whatIsTooLong(labelsSheet(facts, null));
    return ok({
      document: asPrinted(labelsSheet(facts, null, new Set(long.keys()))),
      numbers: facts.labels.map(({ number }) => number).filter((number) => !long.has(labelField(number))),
      leftOff: [
        ...noAddress,
        ...leftOffBy(
          facts,
          [...long].map(([field, { why }]) => ({ field, why })),
        ),
      ],
      printer: desk.machine.get().printing.printer,
    });
  },
  'labels.print-test': (desk, store, { sheet, alignment: typed }) => {
    const alignment = typed ?? alignmentFor(desk.machine.get().printing, sheet);
    const placement = placementOf(letterSheet, alignment);
    if (!placement.ok) return refuse('printer-setting', `Nothing was printed. ${placement.error}`);
    const practice = store.state.office.kind === 'practice';
    return showTest(desk, 'labels.print-test', labelTest({ sheet, alignment, placement: placement.value, practice }));
  },
};
