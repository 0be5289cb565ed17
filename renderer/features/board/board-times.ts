// What the dates of every election hang on, as Settings knows it.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';

/** Board meetings, proclaimed holidays, closed days of the office, registration days. */
export type Times = ViewOutput<'office.times'>;
