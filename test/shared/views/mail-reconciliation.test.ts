// Whether the mail ballots add up: the stock, the sums, and by name what is open.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { at, mailing, qualified, receiving } from '../../support/mail-ballot-steps.ts';

const falls = exampleFalls();
const delivered = (count: number, kind = 'absentee') => ({
  election,
  step: { kind: 'delivered', on: '2027-03-01', note: '', counts: [{ kind, district: '', count }] },
});
const noted = (what: string, count: number) => ({
  ...{ election, kind: 'absentee', district: '', what, count, on: '2027-03-15', note: '' },
});

describe('the stock: received = out + spoiled + unused', () => {
  test('a second ballot to the same voter is a second piece; one spoiled in the office never left', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    await desk.do('ballot.note-step', delivered(10));
    const tom = await qualified(desk, 'Tom', 'Fox');
    await desk.do('mail-ballot.mail', mailing([1, tom], at('2027-03-02')));
    await desk.do('mail-ballot.reissue', {
      ...{ election, application: 1, how: 'spoiled', at: at('2027-03-05'), reason: 'The dog shredded it' },
      ...{ wants: 'mailed', agent: '', sendTo: null },
    });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-05', '11:00')));
    await desk.do('mail-ballot.note-stock', noted('spoiled', 1));
    const stock = async () => (await desk.ask('mail-ballots.reconciliation', { election })).stock;
    expect(await stock()).toEqual([
      {
        ...{ kind: 'absentee', district: '', received: 10, out: 3, spoiled: 1 },
        ...{ unused: null, left: 6, off: null },
      },
    ]);
    await desk.do('mail-ballot.note-stock', noted('unused', 5));
    expect(await stock()).toMatchObject([{ unused: 5, left: 6, off: 1 }]);
    const { open } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(open.find(({ name }) => name === 'Stock of absentee ballots')?.sentence).toBe(
      '10 came from the printer; 3 out, 1 spoiled in the office and 5 unused make 9.',
    );
    await desk.do('mail-ballot.note-stock', noted('unused', 6));
    expect(await stock()).toMatchObject([{ unused: 6, off: 0 }]);
  });

  test('more left than the printer brought: it is named before anybody has counted', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    const tom = await qualified(desk, 'Tom', 'Fox');
    await desk.do('ballot.note-step', delivered(1));
    await desk.do('mail-ballot.mail', mailing([1, tom], at('2027-03-02')));
    const { open } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(open.find(({ name }) => name === 'Stock of absentee ballots')?.sentence).toBe(
      '1 came from the printer; 2 out and 0 spoiled in the office make 2.',
    );
  });
});

describe('by name', () => {
  test('out and not back, an envelope nobody knows, one that never left on record', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    const tom = await qualified(desk, 'Tom', 'Fox');
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    await desk.do('mail-ballot.print-envelope', {
      election,
      number: tom,
      piece: 'return-with-affirmation',
      stock: '#10',
    });
    await desk.do('mail-ballot.receive', receiving(2, at('2027-03-12')));
    await desk.do('mail-ballot.keep-strange-envelope', { election, at: at('2027-03-13'), words: 'No number' });
    const { open, sums, sentence } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(open.map(({ name, sentence: said }) => [name, said.split('.')[0]])).toEqual([
      ['Abernathy, Doris', 'Out and not back'],
      ['Fox, Tom', 'Here, and on no transmittal'],
      ['Fox, Tom', 'It came back, and nothing on record says that it left'],
      ['Unknown envelope 1', expect.stringMatching(/^Came /)],
    ]);
    expect(sums.map(({ id, total, off }) => [id, total, off])).toEqual([
      ['applications', 4, 0],
      ['issued', 1, 0],
      ['returned', 1, 0],
      ['delivered', 0, 0],
    ]);
    expect(sentence).toBe(
      '1 envelope returned, 0 handed to the inspectors, 0 signed for. 4 open: each is named below.',
    );
  });
});
