// The list of candidates as an edition: frozen as it was printed; a correction after publication makes a new one that names
// what changed (the Electoral Commission’s rule for nomination papers: small errors only until the list is published).
import { expect, test } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { at, fallsElection as election } from '../../support/example-steps.ts';

const falls = exampleFalls();
const list = { election, paper: 'list-of-candidates', size: 'letter', type: null };
const print = { ...list, blanks: null, correction: null };

test('Jon Smyth becomes John Smyth after the list went out', async () => {
  const desk = falls();
  const smyth = (ballotName: string) =>
    desk.do('nominations.save-candidate', {
      ...{ election, number: 1, office: 1 },
      candidate: { ballotName, residence: at('9 Oak Avenue'), party: 'Democratic' },
    });
  await smyth('Jon Smyth');
  expect(await desk.do('paper.print', print)).toMatchObject({ edition: 1 });
  await smyth('John Smyth');
  const page = await desk.ask('papers.paper', list);
  expect(page.changed?.edition).toBe(1);
  expect(page.changed?.lines).toEqual([
    '1. John Smyth, 9 Oak Avenue, Example Falls, NY 12999: Democratic (before: 1. Jon Smyth, 9 Oak Avenue, Example Falls, NY 12999: Democratic)',
  ]);
  const counts = async () =>
    (await desk.ask('today', { election })).counts.map(({ count, what }) => `${count} ${what}`);
  expect(await counts()).toContain('1 printed paper no longer says what is on record');
  const correction = { edition: 1, changed: ['John Smyth, not Jon Smyth'], reason: 'A letter was missing.', went: [] };
  expect(await desk.do('paper.print', { ...print, correction })).toMatchObject({ edition: 2 });
  expect((await counts()).join()).not.toContain('no longer');
  const { editions } = await desk.ask('papers.paper', list);
  expect(editions.map(({ edition, correction: of }) => [edition, of?.edition ?? null])).toEqual([
    [1, null],
    [2, 1],
  ]);
});

test('a new body on another line changes the proof of a machine and not a list that says the same', async () => {
  const desk = falls();
  await desk.do('paper.print', print);
  await desk.do('office.set-voting-method', { method: { by: 'machine', owner: 'County', custodian: '' } });
  expect((await desk.ask('papers.paper', list)).changed).toBeNull();
});

test('the proofs are of one ballot: absentee and early mail say so, and are paper where people vote by machine', async () => {
  const desk = falls();
  await desk.do('office.set-voting-method', { method: { by: 'machine', owner: 'the county', custodian: '' } });
  await desk.do('paper.type-facts', {
    election,
    page: { paper: 'ballot-proof', facts: { instructions: 'As the attorney wrote.', yes: 'For', no: 'Against' } },
  });
  const words = async (paper: string) => {
    const { document } = await desk.ask('papers.paper', { ...list, paper });
    if (!document) throw new Error(`no ${paper}`);
    return newspaperText(document);
  };
  const [machine, absentee, early, sample] = await Promise.all(
    ['ballot-proof', 'absentee-ballot-proof', 'early-mail-ballot-proof', 'sample-ballot'].map(words),
  );
  expect(machine).toContain('People vote on a machine of the county.');
  for (const paper of [absentee, early]) {
    expect(paper).toContain('As the attorney wrote.');
    expect(paper).toContain('Vote for any two');
    expect(paper).not.toContain('machine');
  }
  expect(absentee).toMatch(/^ABSENTEE BALLOT$/im); // §7-122(1)(a)
  expect(early).toMatch(/^EARLY MAIL BALLOT$/im); // §7-119(1)
  expect(sample).toContain('This is not a ballot');
});

test('no ballot before there is anything to vote on, and none where the county board makes it', async () => {
  const desk = falls();
  await desk.do('office.set-conduct', { conductedBy: 'county-board' });
  expect((await desk.ask('papers.paper', { ...list, paper: 'sample-ballot' })).not).toContain('makes its ballots');
});
