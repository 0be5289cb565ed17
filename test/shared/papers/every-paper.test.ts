// Every paper of an election, as the desk makes it out of the records: it can be shown, it can be printed, and the list, the
// page and the paper agree about what is missing.
import { describe, expect, test } from 'vitest';
import { missingFactsOf } from '../../../shared/documents/missing-facts.ts';
import { deskPapers } from '../../../shared/papers/index.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection } from '../../support/example-steps.ts';

const ids = deskPapers.map(({ id }) => [id] as const);

describe.each([
  ['Example Falls', exampleFalls(), fallsElection],
  ['Twin Bridges, a March 17 year', twinBridges(), bridgesElection],
] as const)('%s', (_, office, election) => {
  test.each(ids)('%s: list, page and paper agree', async (paper) => {
    const desk = office();
    const { papers } = await desk.ask('papers.list', { election });
    const row = papers.find(({ id }) => id === paper);
    const page = await desk.ask('papers.paper', { election, paper, size: 'letter', type: null });
    expect(page.missing.map(({ field }) => field)).toEqual(
      page.document === null ? [] : missingFactsOf(page.document).map(({ field }) => field),
    );
    expect(row?.state === 'not-for-it').toBe(page.document === null);
    expect(row?.state === 'facts-missing').toBe(page.missing.length > 0);
    expect(row?.why).toMatch(/^[A-Z].*\.$/);
    // Inspectors are entered on their own list; only what they are paid is typed on the resolution's page.
    for (const fact of page.missing)
      if (['paper', 'resolution'].includes(fact.where) || fact.field === 'pay')
        expect(fact.typed, fact.what).not.toBeNull();
    if (page.document === null) expect(page.not).toMatch(/^[A-Z].*\.$/);
  });
});
