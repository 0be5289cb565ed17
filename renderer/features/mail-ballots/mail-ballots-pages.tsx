// The pages of Mail ballots, one beside the other: the register, and the county's list it draws on. A new page is one line here.
import { PlacePages } from '../../ui/place-pages.tsx';

const pages = [
  { id: 'register', label: 'Register', path: '/mail-ballots' },
  { id: 'receive', label: 'Receive envelopes', path: '/mail-ballots/receive' },
  { id: 'inspectors', label: 'To the inspectors', path: '/mail-ballots/inspectors' },
  { id: 'count', label: 'Does it add up?', path: '/mail-ballots/count' },
  { id: 'standing', label: 'Without application', path: '/mail-ballots/standing' },
  { id: 'before', label: 'Taken in before', path: '/mail-ballots/before' },
  { id: 'voters', label: 'Voters', path: '/voters' },
  { id: 'list', label: 'The county’s list', path: '/voters/list' },
  { id: 'streets', label: 'Streets and districts', path: '/voters/streets' },
  { id: 'county', label: 'County desk', path: '/voters/county' },
] as const;

export type MailBallotsPage = (typeof pages)[number]['id'];

export const MailBallotsPages = ({ here }: { readonly here: MailBallotsPage }) => (
  <PlacePages label="Mail ballots" pages={pages} here={here} />
);
