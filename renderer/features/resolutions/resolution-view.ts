// What board and voters have decided about elections, as the screens of it know it.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';

export type Resolutions = ViewOutput<'board.resolutions'>;
/** The findings of any of them, kept as they were told. */
export type Findings = NonNullable<Resolutions['handingOver']>['findings'];
export type Referendum = NonNullable<Resolutions['handingOver']>['referendum'];

export const RESOLUTIONS = '/settings/resolutions';
