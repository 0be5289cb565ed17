// The same of logs with the county's voter list and the county desk in them.
import { expect, test } from 'vitest';
import { officeWith } from '../../support/shipped-logs.ts';

test('v3: two voter lists, and what was said about the newer one', async () => {
  const desk = await officeWith('v3-voter-list.jsonl');
  expect((await desk.ask('voters.list', {})).list).toMatchObject({
    ...{ number: 2, listDate: '2027-03-01', file: 'Lista.csv', shape: 'columns' },
    counts: { taken: 12, elsewhere: 28, changed: 3, gone: 1 },
    membership: { by: 'district', districts: [{ district: '006' }, { district: '074' }] },
    districts: { merged: [{ district: '6&74' }] },
  });
  // The lists themselves lie beside the log and are not in it: nobody is found.
  expect((await desk.ask('voters.find', { text: 'a', limit: 5 })).hits).toEqual([]);
});

test('v4: the county desk, the streets of the districts, and an application of a voter picked from the list', async () => {
  const desk = await officeWith('v4-county-desk.jsonl');
  const election = '2027-03-16-general';
  expect((await desk.ask('voters.list', {})).rule).toMatchObject({
    ranges: [{ street: 'Mill Street', from: 1, to: 99, side: 'even', district: '1' }],
    merged: [{ district: '6&74' }, { district: '6&74' }],
  });
  expect(await desk.ask('county.desk', { election })).toMatchObject({
    due: { day: '2027-03-09', done: true },
    dealings: [{ what: 'list-arrived', day: '2027-03-01', note: 'by messenger' }],
    late: [{ name: "O'Brien, Nora", note: 'told by telephone' }],
    disabled: [{ number: 1, name: "O'Brien, Patrick", mark: 'county-mark', voter: 's:NY01' }],
  });
  const { rows } = await desk.ask('mail-ballots', { election });
  const application = await desk.ask('mail-ballots.application', { election, number: rows[0]?.number });
  expect(application.voter).toMatchObject({ id: 's:NY01', address: '12 Mill St', listDate: '2027-02-20' });
});

test('v6: applications of both kinds with their letters, and a run-off that takes over a stated absence', async () => {
  const desk = await officeWith('v6-applications.jsonl');
  const election = '2027-03-16-general';
  const line = (number: number, of = election) => desk.ask('mail-ballots.application', { election: of, number });
  expect(await line(5)).toMatchObject({
    ...{ kind: 'early-mail', application: { restOfYear: true, witness: { name: 'Amy Fox' } } },
    determination: { qualified: false, list: 'registered-elsewhere' },
    papers: [{ number: 1, paper: 'refusal-letter' }],
  });
  expect(await line(6)).toMatchObject({
    ...{ sameVoter: [{ number: 1 }], before: { sentOn: '2027-03-02' } },
    determination: { qualified: true, on: { day: '2027-03-02', time: null } },
  });
  const runOff = '2027-03-30-run-off';
  expect((await line(1, runOff)).basis).toContain('application 4');
  expect(await desk.ask('mail-ballots.to-take-over', { election: runOff })).toMatchObject({
    leftOff: [{ name: 'Quist, Nora', reason: 'Moved away' }],
  });
});
