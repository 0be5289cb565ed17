// A long list is made in a thread of its own: whatever becomes of the thread, the old list or the new one is there, whole.
import { appendFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { plainReading } from '../../../shared/domain/voter-list.ts';
import { cannotRead, countyFile, found, openedDesk, placeOf, reads, rowsInFile } from '../../support/list-desk.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { listedPeople, state45 } from '../../support/voter-file.ts';

const old = listedPeople(30).map((p) => ({ ...p, surname: `Old${p.surname}` }));
const many = state45(listedPeople(9000).map((p) => ({ ...p, surname: `New${p.surname}` })));

let desk: TestDesk;
let threads: Worker[];
beforeEach(async () => {
  desk = await openedDesk();
  await reads(desk, countyFile(state45(old)));
  threads = [];
});
const stays = async (): Promise<void> => {
  expect(rowsInFile(desk)).toEqual({ inUse: 30, coming: 0 });
  expect(await found(desk, 'old')).toHaveLength(20);
  expect(await found(desk, 'new')).toEqual([]);
};
/** Does something to every thread that is begun. */
function toEachThread(act: (thread: Worker) => void): void {
  const begun = (thread: Worker) => {
    threads.push(thread);
    act(thread);
  };
  process.on('worker', begun);
  onTestFinished(() => void process.off('worker', begun));
}
/** When it has answered so often. */
const afterAnswers = (count: number, act: (thread: Worker) => void) => (thread: Worker) => {
  let answers = 0;
  thread.on('message', () => {
    answers += 1;
    if (answers === count) act(thread);
  });
};

test('it is read there, and the thread is gone with its key when it is read', async () => {
  toEachThread(() => {});
  const { counts } = await reads(desk, countyFile(many));
  expect(counts).toMatchObject({ taken: 9000, added: 8970, changed: 30, gone: 0 });
  expect(rowsInFile(desk)).toEqual({ inUse: 9000, coming: 0 });
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
});

test('a short list needs none', async () => {
  toEachThread(() => {});
  await reads(desk, countyFile(state45(old)));
  expect(threads).toEqual([]);
});

test.each([
  ['before the first piece', 2],
  ['between two pieces', 6],
  ['while everybody is put in order', 14],
])('it dies %s: what to do, and nothing of it is left', async (_when, answers) => {
  toEachThread(afterAnswers(answers, (thread) => void thread.terminate()));
  const no = await cannotRead(desk, countyFile(many));
  expect(no).toMatchObject({ code: 'reading-ended' });
  expect(no.message).toMatch(/ended in the middle of list-20270220\.csv\. Read it again;.*still in use\.$/);
  await stays();
});

test('it takes more memory than there is', async () => {
  const full = Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  toEachThread(afterAnswers(5, (thread) => void thread.emit('error', full)));
  const no = await cannotRead(desk, countyFile(many));
  expect(no.message).toMatch(/^There was not enough memory to read list-20270220\.csv\. Close other programs/);
  await stays();
});

test('it cannot begin: the list is read without it', async () => {
  toEachThread((thread) => void thread.terminate());
  expect((await reads(desk, countyFile(many))).counts.taken).toBe(9000);
  expect(threads).toHaveLength(1);
});

test.each([1, 3, 8, 12, 16])(
  'Stop after %i words of progress, while it is ahead: it ends with the job',
  async (words) => {
    toEachThread(() => {});
    const input = { place: placeOf(desk, countyFile(many)), reading: plainReading };
    const said = await desk.job('import-voters', input, words);
    expect(said.at(-1)?.kind).toBe('stopped');
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
    await stays();
    expect((await reads(desk, countyFile(many))).counts.taken).toBe(9000);
  },
);

test('the file grows while the thread reads it', async () => {
  const file = countyFile(many);
  toEachThread(afterAnswers(4, () => appendFileSync(file, 'one more')));
  const no = await cannotRead(desk, file);
  expect(no.code).toBe('file-changed');
  expect(no.message).toMatch(/was changed while it was read, at about line 9000\./);
  await stays();
});

test('a line that cannot be is told by its number from there as well', async () => {
  const text = many.toString('latin1').split('\r\n');
  text[8000] = `"${'x'.repeat(100_000)}"`;
  const no = await cannotRead(desk, countyFile(Buffer.from(text.join('\r\n'), 'latin1')));
  expect(no).toMatchObject({ code: 'line-too-long', message: expect.stringMatching(/^Line 8001 of /) });
  await stays();
});

test('a voter of the list in use was changed behind the desk: nothing is compared with her', async () => {
  desk.store().db.prepare('UPDATE voter_block SET sealed = zeroblob(200)').run();
  const no = await cannotRead(desk, countyFile(many));
  expect(no.message).toMatch(/sealed.*changed after it was written/);
  expect(rowsInFile(desk)).toEqual({ inUse: 30, coming: 0 });
});
