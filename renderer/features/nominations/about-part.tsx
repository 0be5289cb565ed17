// Which earlier paper this one is about, and whom of those it names.
import { type FilingKind, isNomination } from '../../../shared/domain/filing.ts';
import { capital } from '../../../shared/words/sentence.ts';
import { Choice } from '../../ui/choice.tsx';
import { Part } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { namedIn } from './counter-form.tsx';
import type { PartProps } from './filing-parts.tsx';
import { isChosen } from './typed-filing.ts';

/** An acceptance is about a nomination, specifications about an objection. */
const isAboutKind = (kind: FilingKind, earlier: FilingKind): boolean =>
  kind === 'specifications' ? earlier === 'objection' || isNomination(earlier) : isNomination(earlier);

export function AboutPart({ kind, form, typed, facts }: PartProps & { readonly kind: FilingKind }) {
  const { rows } = facts.book;
  const options = rows
    .filter((row) => isAboutKind(kind, row.kind))
    .map(({ number, what, party, persons }) => ({
      value: String(number),
      label: `${number}: ${capital(what)}${party === '' ? '' : `, ${party}`}${persons === '' ? '' : `: ${persons}`}`,
    }));
  const named = namedIn(facts, typed.about);
  const about = form.text('about');
  const chooseAbout = (value: string) => {
    form.text('who').onChange(isChosen(kind) && namedIn(facts, value).length === 1 ? '0' : '');
    about.onChange(value);
  };
  const { standing, former } = facts.candidates;
  const places = [...standing, ...former].filter(({ filing }) => String(filing) === typed.about || typed.about === '');
  return (
    <Part no="2" title="What it is about">
      <Select
        label="Which filing"
        none={options.length === 0 ? 'No nomination is on record yet' : 'Choose the filing it is about'}
        width="w26"
        options={options}
        {...about}
        onChange={chooseAbout}
      />
      {isChosen(kind) && named.length > 0 && (
        <Select
          label="Whom of those it names"
          none="Somebody else"
          width="w26"
          options={named.map(({ name }, at) => ({ value: String(at), label: name }))}
          {...form.text('who')}
        />
      )}
      {kind === 'substitution' && (
        <>
          <Select
            label="Whose place is taken"
            none="Nobody on the list"
            width="w26"
            options={places.map((one) => ({ value: String(one.number), label: `${one.name}, ${one.office}` }))}
            {...form.text('replaces')}
          />
          <Choice
            {...form.text('consent')}
            label="Is the written consent of the new candidate attached?"
            inline
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value={typed.consent === 'yes' || typed.consent === 'no' ? typed.consent : ''}
          />
        </>
      )}
    </Part>
  );
}
