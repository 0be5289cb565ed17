// Whatever is typed into the rows of a paper's page stands on the paper, or the page says why it cannot: nothing is left out
// unsaid. On Twin Bridges, which has several districts, and on Example Falls, which has one.
import { describe, expect, test } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const bridges = twinBridges();

const page = (desk: TestDesk, election: string, paper: string) =>
  desk.ask('papers.paper', { election, paper, size: 'letter', type: null });

/** What the paper says once this was typed on its page, or why there is none. */
async function typed(desk: TestDesk, election: string, paper: string, facts: Record<string, unknown>) {
  const empty = (await page(desk, election, paper)).typed;
  await desk.do('paper.type-facts', { election, page: { paper, facts: { ...empty, ...facts } } });
  const { document, not, missing } = await page(desk, election, paper);
  return { words: document && newspaperText(document), not, missing: missing.map(({ what }) => what) };
}

describe('the vote on a resolution', () => {
  const votes = [
    { name: 'Ana Ruiz', title: 'Mayor', vote: 'yes' },
    { name: 'Ben Cole', title: '', vote: 'no' },
  ];

  test('a member whose office was not typed stays in the roll, and the vote is not counted without him', async () => {
    const said = await typed(falls(), fallsElection, 'polling-resolution', { votes });
    expect(said.words).toContain('Ben Cole, __________: No');
    expect(said.words).not.toContain('Yes 1, no 0');
    expect(said.missing).toContain('The office of Ben Cole');
  });
});

describe('the appointment of inspectors', () => {
  const inspector = (name: string, district: string) => ({ name, district, party: '', chair: '' });

  test('where there are several districts nobody is appointed without one', async () => {
    const inspectors = [inspector('Pat Doe', '')];
    const { not } = await typed(bridges(), bridgesElection, 'inspectors-resolution', { inspectors });
    expect(not).toBe('Say in which district Pat Doe is an inspector: there are several.');
  });

  test('§15-116(1) knows two or four in a district: a fifth is not left out unsaid', async () => {
    const inspectors = ['A', 'B', 'C', 'D', 'E'].map((name) => inspector(`${name} Doe`, '1'));
    const { not } = await typed(falls(), fallsElection, 'inspectors-resolution', { inspectors });
    expect(not).toContain('District 1 has 5.');
    expect(not).toContain('§15-116(1)');
  });
});

test('boundaries typed for no district are not dropped', async () => {
  const boundaries = [{ name: '', boundaries: 'North of the creek.' }];
  const { not } = await typed(falls(), fallsElection, 'district-boundaries-resolution', { boundaries });
  expect(not).toBe('Name the district whose boundaries are typed.');
});

describe('the record of a drawing by lot', () => {
  const drawn = {
    office: 'Mayor',
    candidates: [{ name: 'Ana Ruiz' }, { name: 'Ben Cole' }],
    order: [{ name: 'Ben Cole' }, { name: 'Ana Ruiz' }],
  };

  test('says of nobody that he was not present, as long as nobody was written down as present', async () => {
    const { words } = await typed(falls(), fallsElection, 'drawing-by-lot-record', drawn);
    expect(words).not.toContain('not present');
    expect(words).toMatch(/first: Ben Cole/i);
  });

  test('a name that is none of the candidates is asked about', async () => {
    const present = [{ candidate: 'A. Ruiz', by: '' }];
    const { not } = await typed(falls(), fallsElection, 'drawing-by-lot-record', { ...drawn, present });
    expect(not).toBe(
      '“A. Ruiz” is none of the candidates of this drawing: Ana Ruiz and Ben Cole. Look at the names again.',
    );
  });
});
