// A sample election is a list of the clerk's own acts: it goes through the same door as everything else.
import type { CommandName } from '../ipc/contract.ts';

export interface SampleStep {
  readonly do: CommandName;
  readonly input: unknown;
  /** The act's id, where a later step takes this act back. */
  readonly id?: string;
}
export const act = (name: CommandName, input: unknown, id?: string): SampleStep => ({
  do: name,
  input,
  ...(id === undefined ? {} : { id }),
});

/** A paper of a sample election, and the file the demo writes it to. */
export interface SamplePaper {
  readonly file: string;
  readonly paper:
    | 'notice-of-election'
    | 'return-envelope'
    | 'address-labels'
    | 'register-labels'
    | 'envelope-batch'
    | 'envelope-batch-again'
    | 'calendar'
    | 'wall-calendar'
    | 'application-paper'
    | 'handing-over-receipt'
    | 'mail-ballot-paper'
    | 'mail-ballot-work-list'
    | 'transmittal';
  readonly input: unknown;
}

/** A sample village as the demo builds it: day after day, first what was done and then what was printed. */
export interface SampleVillage {
  readonly name: string;
  readonly election: string;
  readonly days: readonly {
    /** The stated instant at which all of this is recorded. */
    readonly now: string;
    readonly steps: readonly SampleStep[];
    readonly papers: readonly SamplePaper[];
  }[];
}

/** An address in the sample village. */
export const at = (street: string, apartment = '') => ({
  street,
  apartment,
  city: 'Example Falls',
  state: 'NY',
  zip: '12999',
});

export const person = (given: string, surname: string, middle = '', suffix = '') => ({
  surname,
  given,
  middle,
  suffix,
});

/** A complete application on the state's form that asks for the ballot by mail; `but` changes what is said. */
export const applicationOnStateForm = (
  name: ReturnType<typeof person>,
  received: { day: string; time: string | null },
  residence: ReturnType<typeof at>,
  but: Record<string, unknown> = {},
) => ({
  kind: 'absentee',
  received,
  cameBy: 'mail',
  otherWay: '',
  form: 'state-form',
  name,
  birthDate: '1958-06-14',
  residence,
  mailing: null,
  district: '',
  wants: 'mailed',
  sendTo: null,
  agent: '',
  statementQualified: 'printed-on-form',
  category: 'absent-from-county',
  severalElections: false,
  absence: null,
  placeOfDetention: '',
  restOfYear: false,
  signature: 'signed',
  witness: null,
  certificate: 'present',
  ...but,
});
