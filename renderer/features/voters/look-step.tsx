// Is it read correctly? What was recognized, the first rows as they would be read, and what each column holds.
import { type ReactNode, useState } from 'react';
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { ListDelimiter, ListEncoding } from '../../../shared/domain/voter-list.ts';
import { sizeInWords } from '../../../shared/words/backups.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Select } from '../../ui/select.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { FirstRows } from './first-rows.tsx';
import { namesTheVoter, type Preview, type Said } from './reading-said.ts';
import { ListStep } from './step-head.tsx';
import { delimiterWords, encodingWords, shapeWords } from './voter-words.ts';

export interface LookStepProps {
  readonly above: ReactNode;
  readonly preview: Preview;
  readonly said: Said;
  readonly failed: string | null;
  /** Another encoding or delimiter: the file is looked at again. */
  readonly onAsked: (said: Said) => void;
  readonly onSaid: (said: Said) => void;
  readonly onNext: () => void;
  readonly onAnother: () => void;
}

export function LookStep(props: LookStepProps) {
  const { above, preview, said, failed, onSaid, onNext, onAnother } = props;
  const near = useDesk().frame.today;
  const [typed, setTyped] = useState<string>(said.listDate ?? preview.listDate);
  const [tried, setTried] = useState(false);
  const columns = said.columns ?? preview.columns;
  const named = namesTheVoter(columns);
  const day = parseTypedDay(typed, near);
  const wrong = !tried || day.ok ? undefined : typed.trim() === '' ? 'Type the day, such as 3/1.' : day.error.message;
  const next = () => {
    setTried(true);
    if (named && day.ok) onNext();
  };
  const dated = (text: string) => {
    setTyped(text);
    const read = parseTypedDay(text, near);
    onSaid({ ...said, listDate: read.ok ? read.value : null });
  };
  return (
    <ListStep above={above} step={2} title="Is it read correctly?" lead={lead(preview)}>
      <div className="stack">
        {failed !== null && <Finding tone="danger" live out={failed} />}
        <div className="settings">
          <Block title="What was recognized">
            <Recognized {...props} typed={typed} wrong={wrong} near={near} onDated={dated} />
          </Block>
          {preview.neverKept.length > 0 && (
            <Finding tone="info" out="Some columns are never kept.">
              <p>{preview.neverKept.join(', ')}: they do not leave the file.</p>
            </Finding>
          )}
        </div>
        <Block title="The first rows">
          <FirstRows preview={preview} columns={columns} />
        </Block>
        {preview.shape === 'columns' && (
          <Block title="What does each column hold?" aside={columnsFrom[preview.columnsFrom]}>
            <ColumnChoices
              preview={preview}
              columns={columns}
              onChange={(chosen) => onSaid({ ...said, columns: chosen })}
            />
          </Block>
        )}
        {tried && !named && (
          <Finding tone="warning" live out="Which column holds the name?">
            <p>Say which columns hold the surname and the given name, or which one holds the whole name.</p>
          </Finding>
        )}
        <div className="acts">
          <Button onPress={onAnother}>Choose another file</Button>
          <Button kind="main" onPress={next}>
            Yes, go on
          </Button>
        </div>
      </div>
    </ListStep>
  );
}

const columnsFrom: Readonly<Record<Preview['columnsFrom'], string>> = {
  layout: '',
  headings: 'As the headings say; change what is wrong.',
  remembered: 'As you said it for a file with these headings before.',
};

const lead = ({ name, bytes }: Preview): string => `${name}, ${sizeInWords(bytes)}. Nothing is kept yet.`;

function Recognized(
  props: LookStepProps & {
    readonly typed: string;
    readonly wrong: string | undefined;
    readonly near: PlainDate;
    readonly onDated: (text: string) => void;
  },
) {
  const { preview, said, onAsked, typed, wrong, near, onDated } = props;
  return (
    <div className="stack-tight">
      <Pairs
        pairs={[
          { label: 'Its form', value: shapeWords[preview.shape] },
          { label: 'Columns', value: String(preview.headings.length) },
        ]}
      />
      <Select
        id="list-encoding"
        label="Written in"
        width="w20"
        hint="Look at the accents in the rows below. If they are wrong, try another."
        value={preview.encoding}
        options={ListEncoding.options.map((value) => ({ value, label: encodingWords[value] }))}
        onChange={(value) => onAsked({ ...said, encoding: ListEncoding.parse(value) })}
      />
      <Select
        id="list-delimiter"
        label="Columns are separated by"
        width="w20"
        value={preview.delimiter}
        options={ListDelimiter.options.map((value) => ({ value, label: delimiterWords[value] }))}
        onChange={(value) => onAsked({ ...said, delimiter: ListDelimiter.parse(value), columns: null })}
      />
      <DateField
        id="list-date"
        label="The list is of"
        near={near}
        value={typed}
        error={wrong}
        hint={`In the file’s name or its date: ${longDay(preview.listDate)}`}
        onChange={onDated}
      />
    </div>
  );
}
