// The register, one application, the search box, the notice's page and the history, as questions and answers.

import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { application, fallsElection as election, taking } from '../../support/example-steps.ts';
import { noticePage, noticeToPrint } from '../../support/notice-calls.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

describe('the mail-ballot register', () => {
  test('each line as the paper stands and as far as it has come', async () => {
    const { rows, counts, closedBecause } = await falls().ask('mail-ballots', { election });
    expect(rows.map((r) => [r.number, r.name, r.outcome, r.state])).toEqual([
      [1, 'Abernathy, Doris', 'in-time', 'waiting'],
      [2, 'Zimmerman, Eva', 'in-time', 'incomplete'],
      [3, 'Nguyễn, Lan', 'in-time', 'to-decide'],
    ]);
    expect(counts).toMatchObject({ 'to-decide': 1, incomplete: 1, waiting: 1, 'to-mail': 0, 'not-qualified': 0 });
    expect(closedBecause).toBeNull();
  });

  test('the county board runs the election: no register here, and why', async () => {
    const desk = falls();
    await desk.do('office.set-conduct', { conductedBy: 'county-board' });
    expect((await desk.ask('mail-ballots', { election })).closedBecause).toMatch(/board of elections/);
  });

  test('an application asked for by mail: on the seventh day before it is in time, on the sixth too late for mail', async () => {
    const desk = falls({ now: '2027-03-11T09:00:00-05:00' });
    const outcome = async (day: string) => {
      const input = { election, application: application('Tom', 'Fox', { received: { day, time: '10:00' } }) };
      return (await desk.ask('mail-ballots.would-find', input)).finding?.outcome;
    };
    expect(await outcome('2027-03-09')).toBe('in-time');
    expect(await outcome('2027-03-10')).toBe('too-late-for-mail');
  });

  test('what would be found is what is found, and asking records nothing', async () => {
    const desk = falls();
    const input = taking('Tom', 'Fox', { signature: 'missing' });
    const { seq } = desk.store().log.head();
    const would = await desk.ask('mail-ballots.would-find', { election, application: input.application });
    expect(desk.store().log.head().seq).toBe(seq);
    const done = await desk.do('mail-ballot.record-application', input);
    expect(done.finding).toEqual(would.finding);
    expect(done.complete).toBe(false);
    expect(would.complete).toBe(false);
    expect(would.items.filter((i) => i.stands === 'missing').map((i) => i.id)).toEqual(
      done.items.filter((i) => i.stands === 'missing').map((i) => i.item),
    );
  });

  test('a second one of the same name is shown the first, and recorded when that is known', async () => {
    const desk = falls();
    const again = taking('doris', 'ABERNATHY');
    const no = await desk.refused('mail-ballot.record-application', again, 'second-doris');
    expect(no.related).toMatchObject([{ kind: 'application', number: 1 }]);
    const known = { ...again, knownDuplicate: 1 };
    expect((await desk.do('mail-ballot.record-application', known, 'second-doris')).number).toBe(4);
  });

  test('one application, from paper to envelope', async () => {
    const desk = falls();
    const { envelope } = await desk.do('mail-ballot.print-envelope', {
      election,
      number: 1,
      piece: 'return-with-affirmation',
      stock: '6x9',
    });
    const found = await desk.ask('mail-ballots.application', { election, number: 1 });
    expect(found).toMatchObject({
      name: 'Abernathy, Doris',
      state: 'waiting',
      recordedAt: '2027-03-02T09:41:00-05:00',
      determination: { qualified: true, reason: null },
      envelope,
      printings: [{ piece: 'return-with-affirmation', stock: '6x9' }],
    });
    expect(found.items.every((i) => i.citation.includes('15-120'))).toBe(true);
  });
});

describe('the search box', () => {
  const titles = async (text: string) =>
    (await falls().ask('find', { election, text, limit: 50 })).hits.map((h) => h.title);

  test.each([
    ['a voter by the beginning of a name', 'abern', 'Abernathy, Doris'],
    ['without the accents', 'nguyen', 'Nguyễn, Lan'],
    ['without the apostrophe, and of one word of two', 'obrien', 'Peg O’Brien-Świątek'],
    ['with one', "o'brien", 'Peg O’Brien-Świątek'],
    ['given name and surname in any order', 'eva zim', 'Zimmerman, Eva'],
    ['a paper', 'notice of elec', 'Notice of election'],
  ])('%s', async (_what, text, title) => {
    expect(await titles(text)).toContain(title);
  });

  test('finds a date by its words', async () => {
    const { hits } = await falls().ask('find', { election, text: 'march 9', limit: 50 });
    expect(hits.map((h) => [h.kind, h.id])).toContainEqual(['date', 'mail-ballot-application-by-mail']);
  });

  test.each(['', '   ', '"', '*', '()', 'zzzz', 'abernathy nguyen'])('nothing for %j', async (text) => {
    expect(await titles(text)).toEqual([]);
  });

  test('no more than were asked for', async () => {
    expect((await falls().ask('find', { election, text: 'a', limit: 2 })).hits).toHaveLength(2);
  });
});

describe('the notice’s page', () => {
  test('days, six public places and every polling place, nothing missing, the warning about propositions', async () => {
    const page = await falls().ask('papers.paper', noticePage(election));
    expect(page).toMatchObject({
      dates: [
        { what: 'publish', by: '2027-03-06', done: false },
        { what: 'post', by: '2027-03-15', done: false },
      ],
      missing: [],
      editions: [],
      pollDay: null,
    });
    const places = page.posting?.places ?? [];
    expect(places.filter((p) => p.why === 'public-place')).toHaveLength(6);
    expect(places.filter((p) => p.why === 'polling-place').map((p) => p.name)).toEqual(['Village Hall']);
    expect(page.required?.citations.join()).toContain('§15-104(5)');
    const words = (page.newspaper?.text ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    for (const said of ['Example Falls', 'March 16, 2027', 'Héctor Rosario', 'Shall a fire truck be bought?'])
      expect(words).toContain(said);
  });

  test('what is missing is named before anything is printed with blanks', async () => {
    const desk = falls();
    await desk.do('office.set-districts', { election, districts: [], hours: null });
    const { missing } = await desk.ask('papers.paper', noticePage(election));
    expect(missing.length).toBeGreaterThan(0);
    const print = noticeToPrint(election, 'the board meets tonight');
    expect((await desk.do('paper.print', print)).edition).toBe(1);
  });

  test('a correction is a new edition', async () => {
    const desk = falls();
    const print = noticeToPrint(election, null);
    await desk.do('paper.print', print);
    await desk.do('election.save-office', {
      ...{ election, number: 1 },
      office: {
        title: 'Mayor',
        seats: 1,
        termYears: 4,
        unexpired: false,
        termEnds: null,
        incumbents: [],
        vacancy: null,
      },
    });
    expect((await desk.do('paper.print', print)).edition).toBe(2);
    const { editions } = await desk.ask('papers.paper', noticePage(election));
    expect(new Set(editions.map((e) => e.sha256)).size).toBe(2);
  });
});

describe('the history', () => {
  test('newest first, by whom and when, and marked where the clock was stated', async () => {
    const { acts } = await falls().ask('history', { limit: 3 });
    expect(acts.map((a) => a.act)).toEqual(['sample-0021', 'sample-0020', 'sample-0019']);
    expect(acts[0]).toMatchObject({
      actor: 'Ruth Lindgren',
      recordedAt: '2027-03-02T09:41:00-05:00',
      statedClock: true,
      sentences: ['Determined from application 1 (Doris Abernathy): qualified to receive an absentee ballot.'],
      takenBack: null,
    });
  });

  test('the first acts name nobody yet; from the clerk’s name on it is hers', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'real' });
    const { acts } = await desk.ask('history', { limit: 10 });
    expect(acts.map((a) => a.actor)).toEqual(['the clerk, not named yet']);
  });
});
