// Papers filed in the nominations for March 16, 2027, as an invented village gets them.
import { at } from './example-steps.ts';

export const person = (name: string, office: number | null = 2, but: Record<string, unknown> = {}) => ({
  ...{ office, officeWords: '', name, residence: at('9 Oak Avenue') },
  ...but,
});
/** A paper handed over at the counter with nothing special about it. */
export const filing = (kind: string, day: string, time: string | null, but: Record<string, unknown> = {}) => ({
  ...{ kind, received: { day, time }, how: { by: 'hand' }, filedBy: 'Sam Okafor', filerAddress: '4 Elm Street' },
  ...{ pages: 3, signatures: null, party: '', emblem: '', persons: [], committee: [] },
  ...{ about: null, replaces: null, consent: null, note: '' },
  ...but,
});
export const certificate = (day: string, time: string | null, but: Record<string, unknown> = {}) =>
  filing('party-certificate', day, time, { party: 'Village Party', persons: [person('Ada Lovell')], ...but });
export const petition = (day: string, time: string | null, but: Record<string, unknown> = {}) =>
  filing('independent-petition', day, time, {
    ...{ party: 'Clean Water', emblem: 'A drop', signatures: 60, persons: [person('Ada Lovell')] },
    ...{ committee: ['Ana Ruiz', 'Bo Lee', 'Cy Young'] },
    ...but,
  });
