// The filing book: the counter, the list of candidates, and what an independent petition needs.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'nominations', hash: '#/nominations' },
  { name: 'nominations-new', hash: '#/nominations/new' },
  { name: 'nominations-candidates', hash: '#/nominations/candidates' },
  { name: 'nominations-needed', hash: '#/nominations/signatures' },
];
