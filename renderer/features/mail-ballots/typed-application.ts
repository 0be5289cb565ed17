// Reads the intake form: the application as the paper stands. What is not on the paper is null or empty.
import type { StreetAddress } from '../../../shared/domain/address.ts';
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import type { CommandInput, ViewInput } from '../../../shared/ipc/contract.ts';
import { readBirthDate } from './birth-date.ts';
import type { Intake } from './intake-values.ts';

type SoFar = ViewInput<'mail-ballots.would-find'>['application'];
type Whole = CommandInput<'mail-ballot.record-application'>['application'];

export interface Reading {
  readonly today: PlainDate;
  /** The village asks for the certificate in place of an affidavit. */
  readonly certificateRequired: boolean;
}

const dayOr = (text: string, today: PlainDate): PlainDate | null => {
  const read = text.trim() === '' ? null : parseTypedDay(text, today);
  return read?.ok ? read.value : null;
};

/** The lines of an address as typed; none is no address. */
export const typedLines = (text: string): string[] =>
  text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');

const mailAddress = (text: string): { lines: string[] } | null => {
  const lines = typedLines(text);
  return lines.length === 0 ? null : { lines };
};

/** City, state and ZIP code are filled in beforehand: without a street the paper names no residence. */
function residence({ street, apartment, city, state, zip }: Intake['residence']): StreetAddress | null {
  if (cleanText(street) === '') return null;
  return {
    street: cleanText(street),
    apartment: cleanText(apartment),
    city: cleanText(city),
    state: cleanText(state).toUpperCase(),
    zip: cleanText(zip),
  };
}

const statement = ({ form, statement: stands }: Intake): Whole['statementQualified'] => {
  if (form === 'state-form') return 'printed-on-form';
  return stands === 'written' ? 'written' : 'missing';
};

function certificate({ kind, form, certificate: stands }: Intake, required: boolean): Whole['certificate'] {
  if (!required || kind === 'early-mail') return 'not-asked';
  return form === 'state-form' || stands === 'present' ? 'present' : 'missing';
}

function absence(typed: Intake, today: PlainDate): Whole['absence'] {
  const from = dayOr(typed.absentFrom, today);
  const to = dayOr(typed.absentTo, today);
  return typed.elections === 'several' && from && to ? { from, to } : null;
}

/** Asked only where the voter made a mark. */
const witness = ({ signature, witness: { name, address } }: Intake): Whole['witness'] =>
  signature === 'mark-and-witness' ? { name: cleanText(name), address: cleanText(address) } : null;

/** The application so far: what is still unreadable counts as not there. */
export function readSoFar(typed: Intake, { today, certificateRequired }: Reading): SoFar {
  const day = dayOr(typed.receivedOn, today);
  const born = typed.born.trim() === '' ? null : readBirthDate(typed.born, today);
  const name = typed.name;
  return {
    kind: typed.kind,
    received: day && { day, time: parseTypedTime(typed.receivedAt) },
    cameBy: typed.cameBy === '' ? null : typed.cameBy,
    otherWay: typed.cameBy === 'other' ? cleanText(typed.otherWay) : '',
    form: typed.form,
    name: {
      surname: cleanText(name.surname),
      given: cleanText(name.given),
      middle: cleanText(name.middle),
      suffix: cleanText(name.suffix),
    },
    birthDate: born?.ok ? born.value : null,
    residence: residence(typed.residence),
    mailing: mailAddress(typed.mailing),
    district: typed.district,
    wants: typed.wants === '' ? 'not-said' : typed.wants,
    sendTo: typed.wants === 'mailed' ? mailAddress(typed.sendTo) : null,
    agent: typed.wants === 'collect-agent' ? cleanText(typed.agent) : '',
    statementQualified: statement(typed),
    category: typed.kind === 'early-mail' || typed.category === '' || typed.category === 'none' ? null : typed.category,
    severalElections: typed.elections === 'several',
    absence: absence(typed, today),
    restOfYear: typed.kind === 'early-mail' && typed.elections === 'rest-of-year',
    placeOfDetention: typed.category === 'detained' ? cleanText(typed.placeOfDetention) : '',
    signature: typed.signature === '' ? 'missing' : typed.signature,
    witness: witness(typed),
    certificate: certificate(typed, certificateRequired),
  };
}

/** The application to record, once `intakeProblems` has found nothing; null while day or way are still unknown. */
export function readWhole(typed: Intake, reading: Reading): Whole | null {
  const { received, cameBy, ...rest } = readSoFar(typed, reading);
  return received && cameBy ? { ...rest, received, cameBy } : null;
}
