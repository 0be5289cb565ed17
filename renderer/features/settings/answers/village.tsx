// The village's name and county, as papers print them.
import { TextField } from '../../../ui/text-field.tsx';
import type { Answer } from './answer.ts';
import { needed } from './typed.ts';

const empty = { name: '', county: '' };

export const village: Answer<typeof empty> = {
  id: 'village',
  name: 'Your village and county',
  question: 'Which village, in which county?',
  lead: 'Every paper begins with these words.',
  said: 'The village is on record.',
  isAnswered: (office) => office.village !== null,
  start: (office) => (office?.village ? { ...office.village } : empty),
  check: ({ name, county }) => [
    ...needed('name', name.replace(/^\s*village of\b/i, ''), 'Type the village’s name, such as Example Falls.'),
    ...needed('county', county.replace(/\bcounty\s*$/i, ''), 'Type the county’s name.'),
  ],
  // People write the whole name; papers add “Village of” and “County” themselves.
  acts: ({ name, county }) => [
    {
      name: 'office.name-village',
      input: {
        name: name.replace(/^\s*village of\s+/i, '').trim(),
        county: county.replace(/\s+county\s*$/i, '').trim(),
      },
    },
  ],
  fields: (form) => (
    <>
      <TextField label="Village" hint="Without “Village of”" {...form.text('name')} />
      <TextField
        label="County"
        hint="Without “County”. In more than one county: the one whose board of elections sends you its voter list."
        {...form.text('county')}
      />
    </>
  ),
};
