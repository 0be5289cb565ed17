// The notice that a proposition's own statute asks for, beside §15-104's. Village Law §16-1602, as one statute of the kind
// is known to have it: twenty days, five places.
import { describe, expect, test } from 'vitest';
import { deadlineOfElection, electionCalendar } from '../../../shared/rules/calendar.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection as election } from '../../support/example-steps.ts';
import { marchElection } from './an-election.ts';

const notice = {
  ...{ proposition: 1, title: 'Fire truck', statute: 'Village Law §16-1602' },
  ...{ days: 20, places: 5, publish: true, note: '' },
};

describe('in the calendar', () => {
  const facts = { ...marchElection(2027), propositionNotices: [notice] };

  test('twenty days before March 16, 2027 is February 24, and it never moves forward', () => {
    const date = deadlineOfElection('proposition-notice-1', facts);
    expect(date).toMatchObject({ date: '2027-02-24', edge: 'on-or-before', alternatives: [], citations: [] });
    expect(date?.title).toBe('Notice of “Fire truck” that Village Law §16-1602 asks for');
    expect(date?.plain).toContain('publish it and post it at 5 places');
    // 16 days before is Sunday, February 28: a later day would shorten the notice.
    const sunday = { ...facts, propositionNotices: [{ ...notice, days: 16 }] };
    expect(deadlineOfElection('proposition-notice-1', sunday)?.date).toBe('2027-02-28');
  });

  test('it stands beside the notice of election, not in its place', () => {
    const ids = electionCalendar(facts).map(({ id }) => id);
    expect(ids).toContain('election-notice-published');
    expect(ids).toContain('proposition-notice-1');
    expect(electionCalendar(marchElection(2027)).map(({ id }) => id)).not.toContain('proposition-notice-1');
  });
});

const twinBridge = twinBridges();
const proposition = {
  ...{ title: 'Fire truck', abstract: 'Shall a fire truck be bought?', fullText: null },
  ...{ ballotNumber: '1', source: 'statute' as const, statute: 'Village Law §16-1602' },
  ownNotice: { days: 20, places: 5, publish: true, note: '' },
};

test('in a March 17 year the earlier day holds, and the other reading stays in view', async () => {
  const desk = twinBridge({ now: '2026-02-02T09:00:00-05:00' });
  await desk.do('election.save-proposition', { election: bridgesElection, number: null, proposition });
  const { rows } = await desk.ask('calendar', { election: bridgesElection });
  const row = rows.find(({ id }) => id === 'proposition-notice-1');
  expect(row).toMatchObject({ date: '2026-02-25' }); // 20 days before March 17
  const date = await desk.ask('calendar.date', {
    election: bridgesElection,
    id: 'proposition-notice-1',
    asOf: null,
  } as never);
  expect(JSON.stringify(date)).toContain('2026-02-26'); // counted from March 18
});

const falls = exampleFalls();

describe('at Example Falls', () => {
  test('it is a duty of Today, and is answered with its proof', async () => {
    const desk = falls({ now: '2027-02-20T09:00:00-05:00' });
    await desk.do('election.save-proposition', { election, number: 1, proposition });
    const today = await desk.ask('today', { election });
    expect(JSON.stringify(today)).toContain('Notice of “Fire truck” that Village Law §16-1602 asks for');
    await desk.do('calendar.answer-duty', {
      ...{ election, deadline: 'proposition-notice-1', answer: 'done', on: '2027-02-20' },
      proof: [],
    });
    const { rows } = await desk.ask('calendar', { election });
    expect(rows.find(({ id }) => id === 'proposition-notice-1')?.status).toBe('done');
  });

  test('the number stands on the notice, on the ballot and on the list; without one they are counted', async () => {
    const desk = falls();
    const title = async (ballotNumber: string) => {
      await desk.do('election.save-proposition', {
        election,
        number: 1,
        proposition: { ...proposition, ballotNumber },
      });
      const { ballot } = await desk.ask('ballot.page', { election });
      const page = await desk.ask('papers.paper', {
        election,
        paper: 'notice-of-election',
        size: 'letter',
        type: null,
      });
      expect(JSON.stringify(page.document)).toContain(
        `${ballot.questions[0]?.label.replace(' ', ballotNumber === '' ? '\u00a0' : ' ')}: `,
      );
      return ballot.questions.map(({ label }) => label);
    };
    expect(await title('')).toEqual(['Proposition 1']);
    expect(await title('B')).toEqual(['Proposition B']);
    expect(await title('Village Proposition Two')).toEqual(['Village Proposition Two']);
  });

  test('they stand in the order of their numbers, and two of one number are named', async () => {
    const desk = falls();
    const save = (number: number | null, ballotNumber: string, title: string) =>
      desk.do('election.save-proposition', { election, number, proposition: { ...proposition, title, ballotNumber } });
    await save(1, '10', 'Tenth');
    await save(null, '2', 'Second');
    const titles = async () => (await desk.ask('ballot.page', { election })).ballot.questions.map((one) => one.title);
    expect(await titles()).toEqual(['Second', 'Tenth']);
    await save(2, '10', 'Also tenth');
    expect((await desk.ask('ballot.page', { election })).notes.map(({ code }) => code)).toContain('two-numbers-alike');
  });
});
