// §15-104(1)(b): the specific publication of the move to March 18, 2026 is one fact, wherever it is written down. The last
// day for it is that of the notice of election, ten days before March 17, 2026: March 7 (§15-104(3)(c)).
import { expect, test } from 'vitest';
import { twinBridges } from '../../support/example-office.ts';
import { bridgesElection as election } from '../../support/example-steps.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const bridges = twinBridges();
const deadline = 'march-18-published';
const newspaper = 'Bridges Herald';
const printed = { kind: 'published', newspaper, issueDay: '2026-01-22', affidavit: null };
const march16 = '2026-03-16T09:00:00-04:00';

async function resolved(now = march16): Promise<TestDesk> {
  const desk = bridges({ now });
  const adopted = { election, adoptedOn: '2026-01-12', withPlaces: true };
  await desk.do('election.record-march-18-resolution', adopted, 'resolved');
  return desk;
}
const card = (desk: TestDesk) => desk.ask('calendar.date', { election, id: deadline });
const pollDayStatus = async (desk: TestDesk) => (await desk.ask('election.file', { election })).pollDayStatus;

test('written down with the polling day: the date of the calendar is done, and says by what', async () => {
  const desk = await resolved();
  expect((await card(desk)).status).toBe('passed-not-on-record');
  await desk.do('election.record-march-18-publication', { election, newspaper, issueDay: '2026-01-22' });
  const { status, evidence } = await card(desk);
  expect(status).toBe('done');
  expect(evidence.map(({ says }) => says)).toContain(
    'The move to March 18 was specifically published on Thursday, January\u00a022,\u00a02026.',
  );
});

test('answered in the calendar: the move is effective, and taken back it is not', async () => {
  const desk = await resolved();
  const answer = { election, deadline, answer: 'done', on: null, proof: [printed] };
  await desk.do('calendar.answer-duty', answer, 'said-yes');
  expect(await pollDayStatus(desk)).toBe('specifically-published');
  await desk.do('history.undo', { act: 'said-yes', reason: 'It was another notice' });
  expect(await pollDayStatus(desk)).toBe('resolved');
  expect((await card(desk)).status).toBe('passed-not-on-record');
});

test('printed by the newspaper: the order answers the date, and a second insertion does not make it later', async () => {
  const desk = await resolved('2026-02-10T09:00:00-05:00');
  const notice = { election, paper: 'march-18-notice', size: 'letter', type: null, blanks: null, correction: null };
  await desk.do('paper.print', notice);
  const issues = ['2026-02-19', '2026-02-26'];
  const sent = { election, paper: 'march-18-notice', newspaper, to: '', sentOn: '2026-02-10', issues, words: '' };
  const { order } = await desk.do('newspaper.send-copy', sent);
  await desk.app.close();
  const later = startDesk({ folder: desk.folder, now: '2026-02-27T09:00:00-05:00', ids: 'later' });
  for (const issueDay of issues)
    await later.do('newspaper.record-step', { election, order, step: { kind: 'printed', issueDay } });
  expect((await later.ask('election.file', { election })).march18.publishedOn).toBe('2026-02-19');
  expect((await card(later)).says).toBe('Done Thursday, February\u00a019');
});

test('with the notice of election not on record, nothing is calm until the move is published', async () => {
  const desk = await resolved();
  for (const { number } of (await desk.ask('election.file', { election })).propositions)
    await desk.do('election.remove-proposition', { election, number, reason: 'not voted upon' });
  const notice = async () => (await desk.ask('today', { election })).notice;
  expect(await notice()).toMatchObject({
    tone: 'danger',
    headline: 'The move to March\u00a018 hangs on what is published.',
  });
  await desk.do('election.record-march-18-publication', { election, newspaper, issueDay: '2026-01-22' });
  expect(await notice()).toMatchObject({ tone: 'info', headline: 'The election of officers stands.' });
});
