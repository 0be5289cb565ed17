// How this computer's printers take envelopes: asked, set, forgotten. Nothing of it is in the record or in a backup.
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { Printing } from '../../shared/domain/printer-alignment.ts';
import { printerStockKey } from '../../shared/domain/printer-stock.ts';
import type { ServiceInput, ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { setMachine } from '../set-machine.ts';

type PrinterService = 'printer.settings' | 'printer.set' | 'printer.use' | 'printer.forget';

const change = (desk: Desk, work: (now: Printing) => Printing) =>
  setMachine(desk, (now) => ({ ...now, printing: work(now.printing) }));

export const printerDoings: {
  readonly [N in PrinterService]: (desk: Desk, input: ServiceInput<N>) => Result<ServiceValue<N>, Refusal>;
} = {
  'printer.settings': (desk) => ok(desk.machine.get().printing),
  'printer.set': (desk, one) =>
    change(desk, ({ alignments }) => ({
      printer: one.printer,
      alignments: [
        ...alignments.filter(
          (a) => a.printer !== one.printer || printerStockKey(a.stock) !== printerStockKey(one.stock),
        ),
        one,
      ],
    })),
  'printer.use': (desk, { printer }) => change(desk, (now) => ({ ...now, printer })),
  'printer.forget': (desk, { printer }) =>
    change(desk, (now) => ({
      printer: now.printer === printer ? null : now.printer,
      alignments: now.alignments.filter((one) => one.printer !== printer),
    })),
};
