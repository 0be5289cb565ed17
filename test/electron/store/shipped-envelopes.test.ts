// Envelopes as a version has written them down, read by this one.
import { expect, test } from 'vitest';
import { officeWith } from '../../support/shipped-logs.ts';

test('v7: envelopes of two families, on standard stock and one measured by hand, with and without artwork', async () => {
  const desk = await officeWith('v7-envelopes.jsonl');
  const { settings, artwork } = await desk.ask('office.envelopes', {});
  expect(artwork).toBeNull();
  expect(settings.stocks['return-with-affirmation'].stock).toEqual({ width: 700, height: 324, flapDepth: 120 });
  const printings = async (number: number) =>
    (await desk.ask('mail-ballots.application', { election: '2027-03-16-general', number })).printings.map(
      ({ piece, stock }) => [piece, stock],
    );
  expect(await printings(1)).toEqual([
    ['affirmation', 'monarch'],
    ['return', '#9'],
    ['outgoing', '#11'],
  ]);
  expect(await printings(2)).toEqual([['return-with-affirmation', settings.stocks['return-with-affirmation'].stock]]);
});
