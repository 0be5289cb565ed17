// Taking an act back: what changes, what stays, and when it is refused.

import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { candidate, fallsElection as election, hall, noonToNine, office, taking } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const undo = (desk: TestDesk, act: string, reason = 'recorded in error') =>
  desk.do('history.undo', { act, reason }, `undo-${act}`);
const cannot = async (desk: TestDesk, act: string): Promise<string> => {
  const no = await desk.refused('history.undo', { act, reason: 'why not' }, `try-${act}`);
  expect(no.code).toBe('cannot-be-taken-back');
  return no.message;
};
const file = (desk: TestDesk) => desk.ask('election.file', { election });
const told = async (desk: TestDesk, act: string) =>
  (await desk.ask('history', { limit: 5000 })).acts.find((a) => a.act === act);

describe('taking back', () => {
  test('the state is as if it had not been; the history tells both', async () => {
    const desk = falls();
    const before = await desk.ask('office.answers', {});
    await desk.do('office.name-village', { name: 'Exampel Fals', county: 'Sample' }, 'misspelt');
    const { what } = await undo(desk, 'misspelt', 'misspelt');
    expect(await desk.ask('office.answers', {})).toEqual(before);
    expect(what).toBe('The village’s name changed from Example Falls (Sample County) to Exampel Fals (Sample County).');
    expect(await told(desk, 'misspelt')).toMatchObject({
      sentences: [what],
      takenBack: { on: '2027-03-02T09:41:00-05:00', by: 'Ruth Lindgren', reason: 'misspelt' },
    });
    expect((await told(desk, 'undo-misspelt'))?.sentences).toEqual([`Taken back: ${what} Reason: misspelt.`]);
  });

  test('it is so after a restart too, and for another window that has the office open', async () => {
    const desk = falls();
    await desk.do('election.save-office', { election, number: 1, office: office('Burgess') }, 'wrong-title');
    const other = startDesk({ folder: desk.folder, ids: 'other' });
    expect((await file(other)).offices[0]?.title).toBe('Burgess');
    await undo(desk, 'wrong-title');
    expect((await file(other)).offices[0]?.title).toBe('Mayor');
    await desk.app.close();
    expect((await file(startDesk({ folder: desk.folder }))).offices[0]?.title).toBe('Mayor');
  });

  test('numbers stay used: application 4 taken back, the next is 5', async () => {
    const desk = falls();
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'number-four');
    await undo(desk, 'number-four');
    expect((await desk.ask('mail-ballots', { election })).rows.map((r) => r.number)).toEqual([1, 2, 3]);
    const next = await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'));
    expect(next.number).toBe(5);
  });

  test('an envelope’s number, an office’s, a candidate’s and a proposition’s too', async () => {
    const desk = falls();
    const print = { election, number: 1, piece: 'return-with-affirmation', stock: '#10' };
    expect((await desk.do('mail-ballot.print-envelope', print, 'envelope')).envelope).toBe(1);
    await undo(desk, 'envelope');
    expect((await desk.do('mail-ballot.print-envelope', print)).envelope).toBe(2);
    await desk.do('election.save-office', { election, number: null, office: office('Justice') }, 'third-office');
    await undo(desk, 'third-office');
    expect(await desk.do('election.save-office', { election, number: null, office: office('Justice') })).toEqual({
      number: 4,
    });
    const fourth = { election, number: null, office: 1, candidate: candidate('Ida Wells') };
    await desk.do('nominations.save-candidate', fourth, 'fourth-candidate');
    await undo(desk, 'fourth-candidate');
    expect(await desk.do('nominations.save-candidate', fourth)).toEqual({ number: 5 });
    const second = {
      election,
      number: null,
      proposition: { title: 'Dog park', abstract: 'A dog park?', fullText: null },
    };
    await desk.do('election.save-proposition', second, 'second-proposition');
    await undo(desk, 'second-proposition');
    expect(await desk.do('election.save-proposition', second)).toEqual({ number: 3 });
  });

  test('every event of the act, in both streams it touched', async () => {
    const desk = falls();
    const before = await file(desk);
    const districts = [hall, { ...hall, name: '2' }];
    await desk.do('office.set-districts', { election, districts, hours: noonToNine }, 'two-districts');
    expect((await file(desk)).districts).toHaveLength(2);
    await undo(desk, 'two-districts');
    expect(await file(desk)).toEqual(before);
    expect((await desk.ask('office.answers', {})).districts).toHaveLength(1);
  });
});

describe('refused', () => {
  test('while a later act touches the same thing, with the list; free once those are taken back', async () => {
    const desk = falls();
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'), 'recorded');
    await desk.do('mail-ballot.determine', { election, number: 4, qualified: true, reason: null }, 'determined');
    await desk.do(
      'mail-ballot.print-envelope',
      { election, number: 4, piece: 'return-with-affirmation', stock: '6x9' },
      'printed',
    );
    const message = await cannot(desk, 'recorded');
    expect(message).toContain('Later acts rest on it. Take these back first:');
    expect(message).toContain('Determined from application 4 (Tom Fox): qualified to receive an absentee ballot.');
    expect(message).toContain('Printed: return envelope number 1 (6 × 9) for application 4 (Tom Fox).');
    await undo(desk, 'printed');
    await undo(desk, 'determined');
    await undo(desk, 'recorded');
    expect((await desk.ask('mail-ballots', { election })).rows).toHaveLength(3);
  });

  test('an office on the ballot, while a candidate stands for it', async () => {
    const desk = falls();
    await desk.do('election.save-office', { election, number: null, office: office('Justice') }, 'justice');
    const standing = { election, number: null, office: 3, candidate: candidate('Ida Wells') };
    await desk.do('nominations.save-candidate', standing, 'ida-wells');
    expect(await cannot(desk, 'justice')).toContain('Added: candidate Ida Wells.');
    await undo(desk, 'ida-wells');
    await undo(desk, 'justice');
    expect((await file(desk)).offices.map((o) => o.title)).toEqual(['Mayor', 'Trustee']);
  });

  test('but a candidate can go although the office was changed since', async () => {
    const desk = falls();
    const standing = { election, number: null, office: 1, candidate: candidate('Ida Wells') };
    await desk.do('nominations.save-candidate', standing, 'ida-wells');
    await desk.do('election.save-office', { election, number: 1, office: office('Mayor', 2) });
    await undo(desk, 'ida-wells');
    expect((await file(desk)).candidates.map((c) => c.ballotName)).not.toContain('Ida Wells');
  });

  test('calling an election, while anything is on record in it', async () => {
    const desk = falls();
    const ground = { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null };
    const special = { kind: 'special', when: { by: 'day', day: '2027-06-15', reason: null }, ground };
    const { election: id } = await desk.do('election.call', special, 'special-call');
    await desk.do('election.save-office', { election: id, number: null, office: office('Trustee') }, 'vacancy');
    expect(await cannot(desk, 'special-call')).toContain('Added: office of Trustee');
    await undo(desk, 'vacancy');
    await undo(desk, 'special-call');
    expect((await desk.ask('desk.frame', {})).elections.map((e) => e.id)).toEqual([election]);
  });

  test('a paper that left the office', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election, null), 'printed');
    expect(await cannot(desk, 'printed')).toContain('A paper that left the office is never taken back');
  });

  test('the opening of the office, in words of its own', async () => {
    expect(await cannot(falls(), 'sample-0001')).toContain('What kind of office this is never changes.');
  });

  test('a taking back, and the same act a second time', async () => {
    const desk = falls();
    await desk.do('office.set-certificate', { required: false }, 'certificate');
    await undo(desk, 'certificate');
    expect(await cannot(desk, 'undo-certificate')).toContain('Taking back cannot itself be taken back.');
    expect(await cannot(desk, 'certificate')).toContain('It was taken back already.');
  });

  test('an act that is not there, and one without a reason', async () => {
    const desk = falls();
    expect((await desk.refused('history.undo', { act: 'never-was', reason: 'x' }, 'undo-it')).code).toBe('no-such-act');
    const no = await desk.refused('history.undo', { act: 'sample-0002', reason: '' }, 'undo-it');
    expect(no.fields).toEqual([{ path: 'reason', message: 'must not be empty' }]);
  });
});

test('the newest act offered for taking back is one that was not', async () => {
  const desk = falls();
  await desk.do('office.set-certificate', { required: false }, 'certificate');
  expect((await desk.ask('history.last', {})).act?.act).toBe('certificate');
  await undo(desk, 'certificate');
  expect((await desk.ask('history.last', {})).act?.act).toBe('sample-0021');
});
