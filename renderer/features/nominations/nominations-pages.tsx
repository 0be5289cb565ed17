// The pages of Nominations, one beside the other. A new page is one line here.
import { PlacePages } from '../../ui/place-pages.tsx';

const pages = [
  { id: 'book', label: 'Filing book', path: '/nominations' },
  { id: 'candidates', label: 'Candidates', path: '/nominations/candidates' },
  { id: 'signatures', label: 'Signatures needed', path: '/nominations/signatures' },
] as const;

export const NominationsPages = ({ here }: { readonly here: (typeof pages)[number]['id'] }) => (
  <PlacePages label="Nominations" pages={pages} here={here} />
);
