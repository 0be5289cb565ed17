// Who runs the election. It decides almost everything else.
import { BigPick } from '../../../ui/big-pick.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { WouldChange } from '../../calendar/would-change.tsx';
import type { Answer, Office } from './answer.ts';

type Conduct = Office['conductedBy'];
interface Typed {
  readonly conductedBy: Conduct | '';
  readonly [name: string]: string;
}

const question = 'Who runs your village election?';

export const conduct: Answer<Typed> = {
  id: 'conduct',
  name: 'Who runs the election',
  question,
  lead: 'The answer decides almost everything else, so it comes first.',
  said: 'Who runs the election is on record.',
  isAnswered: ({ conductedBy }) => conductedBy !== 'not-known',
  start: (office) => ({ conductedBy: office && office.conductedBy !== 'not-known' ? office.conductedBy : '' }),
  check: ({ conductedBy }) =>
    conductedBy === ''
      ? [{ field: 'conductedBy', message: 'Choose one of the three. “I am not sure” is an answer.' }]
      : [],
  acts: ({ conductedBy }) => (conductedBy === '' ? [] : [{ name: 'office.set-conduct', input: { conductedBy } }]),
  fields: (form, { conductedBy }) => (
    <div className="stack-tight">
      <BigPick<Conduct>
        {...form.text('conductedBy')}
        label={question}
        value={conductedBy}
        options={[
          {
            value: 'village-clerk',
            label: 'I do, the village clerk',
            note: 'Papers are filed with you, and mail ballots come back to your office. This program is made for you.',
          },
          {
            value: 'county-board',
            label: 'The county board of elections',
            note: 'Your board of trustees passed a resolution that hands the village’s elections to the county.',
            citations: ['Election Law §15-104(1)(c)'],
          },
          {
            value: 'not-known',
            label: 'I am not sure',
            note: 'Look in the minutes for such a resolution, or ask who was clerk before you. Until you know, everything is shown.',
          },
        ]}
      />
      {conductedBy === 'county-board' && (
        <Finding tone="info" live out="Most of this program then steps aside.">
          <p>
            Mail ballots and their envelopes are the county’s. What stays with the village, such as the board’s
            resolution on polling places and hours, stays on your calendar. You can change this answer at any time.
          </p>
        </Finding>
      )}
      {conductedBy !== '' && <WouldChange quiet what={{ what: 'conduct', conductedBy }} />}
    </div>
  ),
};
