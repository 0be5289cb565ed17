// Which piece, which size, in which order, and how the printer lays envelopes down: so that the pile comes out in order.
import type { EnvelopePiece, EnvelopeStock } from '../../../../shared/domain/envelope.ts';
import { stockKey } from '../../../../shared/domain/envelope.ts';
import type { BatchOrder, BatchSides, OutputTray } from '../../../../shared/domain/envelope-batch.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/select.tsx';
import { piecesOffered, stocksOffered } from '../envelope-choices.ts';

type Envelopes = ViewOutput<'office.envelopes'>;
export interface BatchChoices {
  readonly piece: EnvelopePiece;
  readonly stock: EnvelopeStock;
  readonly order: BatchOrder;
  readonly sides: BatchSides;
  readonly tray: OutputTray;
}

// The printer is the same one next time: what was chosen last is chosen first, until the program is closed.
let lastHow: Pick<BatchChoices, 'order' | 'sides' | 'tray'> = {
  order: 'district-and-name',
  sides: 'face-and-back',
  tray: 'face-down',
};

export const keepChoices = ({ order, sides, tray }: BatchChoices): void => {
  lastHow = { order, sides, tray };
};

export function firstChoices({ settings }: Envelopes): BatchChoices {
  const piece = piecesOffered(settings.family)[0]?.value ?? 'return-with-affirmation';
  return { piece, stock: settings.stocks[piece].stock, ...lastHow };
}

export function BatchFields({
  office,
  choices,
  onChange,
}: {
  readonly office: Envelopes;
  readonly choices: BatchChoices;
  readonly onChange: (choices: BatchChoices) => void;
}) {
  const { piece, stock, order, sides, tray } = choices;
  const stocks = stocksOffered(office, piece, stock);
  return (
    <div className="stack-tight">
      <div className="choices-beside">
        <Choice
          id="batch-piece"
          label="Which envelope"
          options={piecesOffered(office.settings.family)}
          value={piece}
          onChange={(next) => onChange({ ...choices, piece: next, stock: office.settings.stocks[next].stock })}
        />
        <Choice<BatchOrder>
          id="batch-order"
          label="In which order"
          options={[
            { value: 'district-and-name', label: 'By district, then by name' },
            { value: 'number', label: 'By number of the application' },
          ]}
          value={order}
          onChange={(next) => onChange({ ...choices, order: next })}
        />
      </div>
      <Select
        id="batch-stock"
        label="Size"
        width="full"
        options={stocks.map(({ key, name }) => ({ value: key, label: name }))}
        value={stockKey(stock)}
        onChange={(key) => onChange({ ...choices, stock: stocks.find((one) => one.key === key)?.stock ?? stock })}
      />
      <div className="choices-beside">
        <Choice<OutputTray>
          id="batch-tray"
          label="How do envelopes come out of your printer?"
          options={[
            { value: 'face-down', label: 'Printed side down: the first stays first' },
            { value: 'face-up', label: 'Printed side up: the first would be the last' },
          ]}
          value={tray}
          onChange={(next) => onChange({ ...choices, tray: next })}
        />
        {piece !== 'outgoing' && (
          <Choice<BatchSides>
            id="batch-sides"
            label="Fronts and backs"
            options={[
              { value: 'face-and-back', label: 'Front and back of each in turn: the printer turns it over' },
              {
                value: 'faces-then-backs',
                label: 'All fronts, then all backs',
                under: 'When the fronts are done, put the pile back as it lies, with the blank side to be printed.',
              },
            ]}
            value={sides}
            onChange={(next) => onChange({ ...choices, sides: next })}
          />
        )}
      </div>
    </div>
  );
}
