// §15-104(1)(b) as it is recorded in Twin Bridges, 2026: whatever happened is put on record, and only a publication that can
// be one settles the polling day. The clock stands on March 20, after the polls.
import { expect, test } from 'vitest';
import { twinBridges } from '../../support/example-office.ts';
import { bridgesElection as election } from '../../support/example-steps.ts';

const open = twinBridges();
const bridges = () => open({ now: '2026-03-20T09:00:00-04:00' });

async function after(adoptedOn: string, issueDay: string | null, withPlaces = true) {
  const desk = bridges();
  const resolution = await desk.do('election.record-march-18-resolution', { election, adoptedOn, withPlaces });
  const publication =
    issueDay === null
      ? { findings: [] }
      : await desk.do('election.record-march-18-publication', { election, newspaper: 'The River Ledger', issueDay });
  const { pollDayStatus } = await desk.ask('election.file', { election });
  return { pollDayStatus, outcomes: [...resolution.findings, ...publication.findings].map(({ outcome }) => outcome) };
}

test.each([
  ['2026-01-12', '2026-01-22', 'specifically-published', []],
  ['2026-01-12', '2026-01-08', 'resolved', ['published-before-adoption']],
  ['2026-01-12', '2026-03-19', 'resolved', ['published-after-the-polls']],
  ['2026-01-12', '2026-03-12', 'specifically-published', ['published-late']],
])('adopted %s, printed %s: %s', async (adoptedOn, issueDay, pollDayStatus, outcomes) =>
  expect(await after(adoptedOn, issueDay)).toEqual({ pollDayStatus, outcomes }),
);

test('a separate resolution is recorded and flagged, and the history says so', async () => {
  expect(await after('2026-01-12', null, false)).toEqual({ pollDayStatus: 'resolved', outcomes: ['separate'] });
});
