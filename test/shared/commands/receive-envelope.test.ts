// Envelopes that come back: in time or late, with what is seen on them, and whose they are.
import { describe, expect, test } from 'vitest';
import { envelopeCode } from '../../../shared/domain/envelope-code.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { at, back, mailing, qualified, receiving, stateOf } from '../../support/mail-ballot-steps.ts';

const falls = exampleFalls();
const polls = { now: '2027-03-17T09:00:00-04:00' };

describe('back', () => {
  test('in time to the minute of the close, late one minute after it, and late the next morning whatever the postmark', async () => {
    const desk = falls(polls);
    const numbers = [1];
    for (const name of ['Fox', 'Holm', 'Ives', 'Judd']) numbers.push(await qualified(desk, 'Tom', name));
    await desk.do('mail-ballot.mail', mailing(numbers, at('2027-03-02')));
    const outcome = async (envelope: number, day: string, time: string | null) =>
      (await desk.do('mail-ballot.receive', receiving(envelope, at(day, time)))).finding.outcome;
    expect(await outcome(1, '2027-03-15', null)).toBe('in-time');
    expect(await outcome(2, '2027-03-16', '21:00')).toBe('in-time');
    expect(await outcome(3, '2027-03-16', '21:01')).toBe('late');
    expect(await outcome(4, '2027-03-17', '08:00')).toBe('late');
    expect(await outcome(5, '2027-03-16', null)).toBe('open-question');
    expect(await stateOf(desk, numbers[2] ?? 0)).toBe('late');
  });

  test('handed to the inspectors and not to the clerk: both readings, the safer first', async () => {
    const desk = falls(polls);
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    const { finding } = await desk.do(
      'mail-ballot.receive',
      receiving(1, at('2027-03-16', '18:00'), { how: 'voter', givenTo: 'Ann Lee, inspector' }),
    );
    expect(finding.outcome).toBe('open-question');
    expect(finding.readings.map(({ reading }) => reading.split(/[ :]/)[0])).toEqual(['Not', 'Received']);
    const { open } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(open.some(({ sentence }) => sentence.includes('not to the clerk'))).toBe(true);
  });

  test('unsigned, and the wrong name on it: noted for the inspectors, and it goes to them like any other', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    await desk.do(
      'mail-ballot.receive',
      receiving(1, at('2027-03-12'), { notes: ['not-signed', 'name-differs'], remark: 'Signed Rose Abernathy' }),
    );
    expect(await stateOf(desk, 1)).toBe('back');
    const { districts } = await desk.ask('mail-ballots.delivery', { election });
    expect(districts[0]).toMatchObject({
      here: 1,
      envelopes: [{ notes: ['not signed', 'signature or name does not match the register'] }],
    });
  });

  test('two men named John Bland: by name the other one is shown first; by number nobody has to be asked', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    const john = (middle: string, born: string) => ({
      name: { surname: 'Bland', given: 'John', middle, suffix: '' },
      birthDate: born,
    });
    const elder = await qualified(desk, 'John', 'Bland', john('C.', '1978-04-01'));
    const { number } = await desk.do('mail-ballot.record-application', {
      ...taking('John', 'Bland', john('H.', '1960-04-01')),
      knownDuplicate: elder,
    });
    await desk.do('mail-ballot.determine', { election, number, qualified: true, reason: null });
    await desk.do('mail-ballot.mail', mailing([elder, number], at('2027-03-02')));
    const { found } = await desk.ask('mail-ballots.find-envelope', { election, text: 'bland j' });
    expect(found.map(({ name, bornIn, namesake }) => [name, bornIn, namesake])).toEqual([
      ['Bland, John C.', 1978, true],
      ['Bland, John H.', 1960, true],
    ]);
    const byName = { election, envelope: null, application: elder, returned: back(at('2027-03-12')) };
    const no = await desk.refused('mail-ballot.receive', { ...byName, sure: false }, 'by-name');
    expect([no.code, no.message]).toEqual(['same-name', expect.stringContaining('Bland, John H.')]);
    await desk.do('mail-ballot.receive', { ...byName, sure: true });
    await desk.do('mail-ballot.receive', receiving(2, at('2027-03-12', '10:01')));
  });

  test('the bar code finds its ballot; one misread, or of another election, is told and finds nobody', async () => {
    const desk = falls({ now: '2027-03-12T10:00:00-05:00' });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    const ask = (text: string) => ({ election, text });
    const { found } = await desk.ask('mail-ballots.find-envelope', ask(envelopeCode(election, 1)));
    expect(found.map(({ application, envelope }) => [application, envelope])).toEqual([[1, 1]]);
    const misread = await desk.refused('mail-ballots.find-envelope', ask('270316G0001A'));
    expect([misread.code, misread.message]).toEqual(['misread-code', expect.stringContaining('Scan it again')]);
    const other = await desk.refused('mail-ballots.find-envelope', ask(envelopeCode('2026-03-17-general', 1)));
    expect([other.code, other.message]).toEqual(['other-election', expect.stringContaining('not of this election')]);
  });

  test('scanned twice: it is back already, since when', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12', '10:42')));
    const no = await desk.refused('mail-ballot.receive', receiving(1, at('2027-03-12', '10:43')), 'scanned-twice');
    expect(no.message).toBe(
      'Envelope 0001 of Doris Abernathy is back already, since Friday, March\u00a012,\u00a02027, 10:42\u00a0a.m.',
    );
  });
});
