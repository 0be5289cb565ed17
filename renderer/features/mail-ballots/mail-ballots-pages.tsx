// The pages of Mail ballots, one beside the other, in two groups: the ballots and their envelopes, and the voters the register draws
// on. A page of one group shows its neighbours and the way to the other group. A new page is one line here.
import { PlacePages } from '../../ui/place-pages.tsx';

const ofBallots = [
  { id: 'register', label: 'Register', path: '/mail-ballots' },
  { id: 'envelopes', label: 'Envelopes', path: '/mail-ballots/envelopes' },
  { id: 'receive', label: 'Receive envelopes', path: '/mail-ballots/receive' },
  { id: 'inspectors', label: 'To the inspectors', path: '/mail-ballots/inspectors' },
  { id: 'count', label: 'Does it add up?', path: '/mail-ballots/count' },
  { id: 'standing', label: 'Without application', path: '/mail-ballots/standing' },
  { id: 'before', label: 'Taken in before', path: '/mail-ballots/before' },
] as const;

const ofVoters = [
  { id: 'voters', label: 'Voters', path: '/voters' },
  { id: 'list', label: 'The county’s list', path: '/voters/list' },
  { id: 'streets', label: 'Streets and districts', path: '/voters/streets' },
  { id: 'county', label: 'County desk', path: '/voters/county' },
] as const;

const [voters] = ofVoters;
const [register] = ofBallots;
const toBallots = { ...register, label: 'Mail ballots' };

export type MailBallotsPage = (typeof ofBallots | typeof ofVoters)[number]['id'];

export const MailBallotsPages = ({ here }: { readonly here: MailBallotsPage }) => {
  const pages = ofVoters.some(({ id }) => id === here) ? [toBallots, ...ofVoters] : [...ofBallots, voters];
  return <PlacePages label="Mail ballots" pages={pages} here={here} />;
};
