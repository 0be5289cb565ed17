// The page on which the village says which envelopes it uses and what is printed on them.
import { type EnvelopePiece, piecesOfFamily } from '../../../../shared/domain/envelope.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { problemsOf, useAct } from '../../../api/use-act.ts';
import { useView } from '../../../api/use-view.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Part } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormApi } from '../../../ui/use-form.ts';
import { RecordForm } from '../../election/record-form.tsx';
import { labelOfPiece, StockFields } from './stock-fields.tsx';
import { envelopeProblems, settingsTyped, type TypedEnvelopes, typedEnvelopes } from './typed-envelopes.ts';

type Envelopes = ViewOutput<'office.envelopes'>;

export function EnvelopesForm() {
  const view = useView('office.envelopes', {});
  return view.state === 'shown' ? <TheForm envelopes={view.value} /> : null;
}

function TheForm({ envelopes }: { readonly envelopes: Envelopes }) {
  const act = useAct('office.set-envelopes');
  return (
    <RecordForm
      title="Which envelopes do you use?"
      lead="What was printed before stays as it was."
      draft="settings:envelopes"
      start={typedEnvelopes(envelopes.settings)}
      check={envelopeProblems}
      main="Record the change"
      leadsTo="/settings"
      send={async (typed) => {
        const answer = await act.send(settingsTyped(typed, envelopes.settings));
        if (answer.ok) return { refused: null, said: 'The envelopes are on record.', at: null };
        // What does not fit is said at the size of that envelope.
        const refused = problemsOf(answer.refusal).map(({ field, message }) => ({
          field: /^stocks\.[a-z-]+$/.test(field) ? `${field}.stock` : '',
          message,
        }));
        return { refused };
      }}
    >
      {(form, typed) => <Fields form={form} typed={typed} envelopes={envelopes} />}
    </RecordForm>
  );
}

interface FieldsProps {
  readonly form: FormApi;
  readonly typed: TypedEnvelopes;
  readonly envelopes: Envelopes;
}

const Fields = ({ form, typed, envelopes }: FieldsProps) => {
  const pieces = piecesOfFamily[typed.family === 'two' ? 'two' : 'one'];
  return (
    <>
      <Part no="1" title="What comes back">
        <Choice
          {...form.text('family')}
          label="How many envelopes come back for one ballot"
          hideLabel
          value={typed.family}
          options={[
            {
              value: 'one',
              label: 'One: the return envelope, with the affirmation on its back',
              under: <p className="note">All that §15-120(7) asks for. The voter signs the outside.</p>,
            },
            {
              value: 'two',
              label: 'Two: an affirmation envelope inside the return envelope',
              under: (
                <p className="note">
                  As county boards do (§7-122, §7-119). The return envelope bears the places of §15-120(7) all the same.
                </p>
              ),
            },
          ]}
        />
      </Part>
      <Part no="2" title="Sizes">
        <p className="note">Listed are those on which everything has room, with your village’s name and address.</p>
        {pieces.map((piece: EnvelopePiece) => (
          <StockFields
            key={piece}
            form={form}
            path={`stocks.${piece}`}
            label={labelOfPiece(piece)}
            own={typed.stocks[piece].stock === 'own'}
            sizes={sizesFor(envelopes, piece, typed.stocks[piece].stock)}
          />
        ))}
      </Part>
      <Part no="3" title="The voter’s places">
        <CheckBox label="Print name, residence and district for the voter" {...form.flag('prefill')} />
        <p className="note">
          The statute has the voter write them, so they are left empty unless you want otherwise. The signature is never
          printed.
        </p>
      </Part>
      <Postage form={form} typed={typed} />
      <Part no="5" title="The envelope to the voter">
        <TextField
          label="What is asked of the post office"
          optional="if anything"
          width="full"
          hint="Such as “Return Service Requested”. “Election Material--Please Expedite” is printed anyhow."
          {...form.text('endorsement')}
        />
        <TextField
          label="Besides, for permanently disabled voters (§15-122(4))"
          width="full"
          {...form.text('disabledEndorsement')}
        />
      </Part>
    </>
  );
};

/** The sizes with room, and the one on record even where its village’s name has become too long for it. */
function sizesFor({ fits }: Envelopes, piece: EnvelopePiece, now: string) {
  const sizes = fits[piece] ?? [];
  const known = now === 'own' || sizes.some(({ stock }) => stock === now);
  return known ? sizes : [...sizes, { stock: now, name: `${now} (something has no room on it)` }];
}

const Postage = ({ form, typed }: Omit<FieldsProps, 'envelopes'>) => (
  <Part no="4" title="Postage for the way back">
    <Choice
      {...form.text('paidBy')}
      label="Who pays for the way back"
      hideLabel
      value={typed.paidBy}
      options={[
        { value: 'not-said', label: 'Say nothing: no postage box is printed' },
        { value: 'voter', label: 'The voter puts a stamp on it' },
        { value: 'village', label: 'The village has paid' },
      ]}
    />
    {typed.paidBy !== 'not-said' && (
      <TextField
        label="Words in the postage box"
        hint={typed.paidBy === 'village' ? 'What your permit asks for; left empty, no box is printed.' : undefined}
        {...form.text('postageWords')}
      />
    )}
    {typed.paidBy === 'voter' && (
      <TextField
        label="What it costs, in dollars"
        width="w8"
        hint="The post office wants the amount said. Weigh one with the ballot in it."
        {...form.text('amount')}
      />
    )}
  </Part>
);
