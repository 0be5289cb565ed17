// A real office with one determined application, played once for a test file and copied for each story.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { desk } from './run-desk.ts';

export const election = '2027-03-16-general';
/** The stated instant at which the stories go on. */
export const morning = ['--now', '2027-03-02T09:41:00-05:00'];

/** Each call of the result gives the data folder of a fresh copy. */
export function officeAtWork(): () => string {
  let built = '';
  beforeAll(async () => {
    built = path.join(tempFolder(), 'office');
    const play = path.join(import.meta.dirname, 'office-with-an-envelope-to-print.json');
    const { err } = await desk('play', play, '--data', built, '--out', path.dirname(built));
    if (err !== '') throw new Error(err);
  });
  return () => {
    const data = path.join(tempFolder(), 'office');
    cpSync(built, data, { recursive: true });
    return data;
  };
}

/** A complete application on the state's form by mail; `but` changes what is said. */
export const applicationOf = (given: string, surname: string, but: Record<string, unknown> = {}) => ({
  received: { day: '2027-03-01', time: '10:05' },
  ...{ cameBy: 'mail', otherWay: '', form: 'state-form' },
  name: { given, surname, middle: '', suffix: '' },
  birthDate: '1958-06-14',
  residence: { street: '4 Mill Street', apartment: '', city: 'Harrow Mills', state: 'NY', zip: '12997' },
  ...{ mailing: null, district: '', wants: 'mailed', sendTo: null, agent: '', statementQualified: 'printed-on-form' },
  ...{ category: 'caregiver', severalElections: false, absence: null, placeOfDetention: '' },
  ...{ signature: 'signed', certificate: 'present', kind: 'absentee', restOfYear: false, witness: null },
  ...but,
});
