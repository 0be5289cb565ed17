// Which streets belong to which district, and which of the county's districts are one of the village's: written down once,
// used for every list that is read afterwards.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { mustStand } from '../election/typed-answers.ts';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { readStreets, streetsTyped } from './typed-streets.ts';

type Rule = ViewOutput<'voters.list'>['rule'];
interface Typed {
  readonly [name: string]: string | readonly { readonly [name: string]: string }[];
  readonly streets: string;
  readonly merged: readonly { readonly town: string; readonly listed: string; readonly district: string }[];
}

const typedFrom = ({ ranges, merged }: Rule): Typed => ({
  streets: streetsTyped(ranges),
  merged: merged.map(({ listed: { town, district: listed }, district }) => ({ town, listed, district })),
});

function problems({ streets, merged }: Typed): FieldProblem[] {
  const { wrong } = readStreets(streets);
  return [
    ...(wrong === null ? [] : [{ field: 'streets', message: wrong }]),
    ...merged.flatMap(({ listed, district }, i) => [
      ...mustStand(`merged.${i}.listed`, listed, 'Type the number the county’s list has, such as 6.'),
      ...mustStand(`merged.${i}.district`, district, 'Type the name of the village’s district, such as 6&74.'),
    ]),
  ];
}

/** A refusal names a range by its place; on the screen it is a line. */
function atItsLine({ field, message }: FieldProblem, lines: readonly number[]): FieldProblem {
  const range = /^ranges\.(\d+)/.exec(field)?.[1];
  if (range !== undefined) return { field: 'streets', message: `Line ${lines[Number(range)] ?? '?'}: ${message}` };
  const row = /^merged\.(\d+)/.exec(field)?.[1];
  return row === undefined ? { field: '', message } : { field: `merged.${row}.listed`, message };
}

export function StreetsScreen() {
  const view = useView('voters.list', {});
  const act = useAct('office.set-district-streets');
  if (view.state !== 'shown') return null;
  const { rule, list } = view.value;
  return (
    <RecordForm<Typed>
      title="Which streets are in which district?"
      above={<MailBallotsPages here="streets" />}
      lead={
        list === null
          ? 'Only where the county’s list does not say it, or says it by other numbers. Used for every list you read.'
          : 'Used for every list you read from now on. Read the list in use again, and it has its districts from here.'
      }
      draft="voters:streets"
      start={typedFrom(rule)}
      check={problems}
      main="Put it on record"
      leadsTo="/voters/list"
      send={async ({ streets, merged }) => {
        const { ranges, lines } = readStreets(streets);
        const listed = merged.map(({ town, listed: district, district: name }) => ({
          listed: { town: town.trim(), ward: '', district: district.trim() },
          district: name.trim(),
        }));
        const sent = sentAs(await act.send({ ranges: [...ranges], merged: listed }), () => ({
          said: 'The streets and districts are on record.',
          at: null,
        }));
        return sent.refused === null ? sent : { refused: sent.refused.map((one) => atItsLine(one, lines)) };
      }}
    >
      {(form, { streets }) => (
        <>
          <Part icon="note" title="Streets">
            <TextArea
              {...form.text('streets')}
              label="A line each: street, house numbers, side, district"
              rows={10}
              hint="Main Street, 1-99, odd, 1. A table copied from a spreadsheet can be pasted as it is. Leave it empty where the list’s own districts are right."
            />
            <p className="note" role="status">
              {readSoFar(streets)}
            </p>
          </Part>
          <Part icon="moved" title="Districts of the county that are one of the village’s">
            <RepeatingRows
              rows={form.rows('merged')}
              what="district of the county"
              empty={{ town: '', listed: '', district: '' }}
              atMost={500}
            >
              {(path) => (
                <Row>
                  <TextField {...form.text(`${path}.listed`)} label="The list says" width="w6" />
                  <TextField
                    {...form.text(`${path}.town`)}
                    label="in the town of"
                    optional="if it matters"
                    width="w14"
                  />
                  <TextField {...form.text(`${path}.district`)} label="The village’s district" width="w8" />
                </Row>
              )}
            </RepeatingRows>
          </Part>
        </>
      )}
    </RecordForm>
  );
}

function readSoFar(text: string): string {
  const { ranges, wrong } = readStreets(text);
  if (wrong !== null || ranges.length === 0) return '';
  const districts = new Set(ranges.map(({ district }) => district)).size;
  return `${ranges.length} ${ranges.length === 1 ? 'stretch' : 'stretches'} of street in ${districts} ${districts === 1 ? 'district' : 'districts'}.`;
}
