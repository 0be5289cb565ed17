// Labels of real lines of the register: whose address, what is told about those without, what is written down, what is not said.
import { expect, test } from 'vitest';
import { asItComes } from '../../../shared/domain/printer-alignment.ts';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { batch, printed, voters } from '../../support/envelope-steps.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { qualified } from '../../support/mail-ballot-steps.ts';
import { officeWith } from '../../support/shipped-logs.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const asked = (applications: readonly number[], but: Record<string, unknown> = {}) => ({
  ...{ election, what: 'address', sheet: '5160', first: 1, applications },
  ...but,
});
const preview = async (desk: TestDesk, applications: readonly number[], but = {}) =>
  (await desk.serve('labels.preview', asked(applications, but))) as ServiceValue<'labels.preview'>;
const wordsOf = async (desk: TestDesk, applications: readonly number[], but = {}) =>
  (await preview(desk, applications, but)).document.pages.flatMap(({ boxes }) =>
    boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : [])),
  );
const lastSaid = async (desk: TestDesk) => (await desk.ask('history', { limit: 1 })).acts[0]?.sentences;
const at = (lines: string[]) => ({ lines });

test('go to where the ballot is wanted, else to the mailing address, else home; abroad in capitals on the last line', async () => {
  const desk = falls();
  const home = await qualified(desk, 'Ada', 'Holm');
  const abroad = await qualified(desk, 'Cy', 'Holm', {
    sendTo: at(['ul. Świętokrzyska 31', '00-001 Warszawa', 'Poland']),
  });
  const [one, two] = await wordsOf(desk, [home, abroad]);
  expect(one).toMatch(/^Ada Holm\n.*\nExample Falls, NY 12999$/);
  expect(two).toBe('Cy Holm\nul. Świętokrzyska 31\n00-001 Warszawa\nPOLAND');
});

test('are printed as asked for, each line once; one event says for which, and the next free label is told', async () => {
  const desk = falls();
  const numbers = [await qualified(desk, 'Ada', 'Holm'), await qualified(desk, 'Bea', 'Holm')];
  const made = await desk.do('mail-ballot.print-labels', asked([...numbers, numbers[0]!], { first: 29 }));
  expect(made).toMatchObject({ labels: 2, pages: 1, free: 1, leftOff: [] });
  expect(await lastSaid(desk)).toEqual([`Printed: 2 address labels (5160), for applications ${numbers.join(', ')}.`]);
  const again = await desk.do(
    'mail-ballot.print-labels',
    asked(numbers.slice(0, 1), { what: 'register', sheet: '5163' }),
  );
  expect(again).toMatchObject({ labels: 1, free: 2 });
  expect(await lastSaid(desk)).toEqual([`Printed: a register label (5163) for application ${numbers[0]} (Ada Holm).`]);
});

test('lie as the envelopes do: by their numbers, not by those of the applications', async () => {
  const desk = falls();
  const lines = await voters(desk, 3);
  const names = ['Ames', 'Boyle', 'Chu'];
  const order = async () => (await wordsOf(desk, lines)).map((text) => names.find((name) => text.includes(name)));
  // Nobody has an envelope: as a file of envelopes would give the numbers.
  expect(await order()).toEqual(['Ames', 'Boyle', 'Chu']);
  const [ames, boyle, chu] = names.map((_, i) => lines.toReversed()[i] ?? 0);
  await printed(desk, batch([boyle ?? 0]));
  await printed(desk, batch([chu ?? 0, ames ?? 0], { order: 'number' }));
  expect(await order()).toEqual(['Boyle', 'Chu', 'Ames']);
});

test('a label that does not fit is named before and after printing, and the others are printed', async () => {
  const desk = falls();
  const street = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft';
  const long = await qualified(desk, 'Bea', 'Holm', { sendTo: at([street, 'Example Falls, NY 12999']) });
  const short = await qualified(desk, 'Ada', 'Holm');
  const before = await preview(desk, [long, short]);
  expect(before.numbers).toEqual([short]);
  const why = expect.stringMatching(/Wolfeschlegel.* too wide/s);
  expect(before.leftOff).toEqual([{ number: long, name: 'Bea Holm', why }]);
  const made = await desk.do('mail-ballot.print-labels', asked([long, short]));
  expect(made).toMatchObject({ labels: 1, free: 2, leftOff: [{ number: long, name: 'Bea Holm', why }] });
  expect(await lastSaid(desk)).toEqual([`Printed: an address label (5160) for application ${short} (Ada Holm).`]);
  const none = await desk.refused('mail-ballot.print-labels', asked([long]), 'alone');
  expect([none.code, none.message]).toEqual(['paper-problem', expect.stringContaining(street)]);
});

test('whoever has no address on record is named and gets no address label, but one for the register', async () => {
  const desk = falls();
  const { number: nowhere } = await desk.do(
    'mail-ballot.record-application',
    taking('Bea', 'Holm', { residence: null, mailing: null, sendTo: null }),
  );
  const home = await qualified(desk, 'Ada', 'Holm');
  const made = await desk.do('mail-ballot.print-labels', asked([nowhere, home]));
  expect(made).toMatchObject({
    labels: 1,
    leftOff: [{ number: nowhere, name: 'Bea Holm', why: 'No address is on record.' }],
  });
  expect(await desk.do('mail-ballot.print-labels', asked([nowhere], { what: 'register' }))).toMatchObject({
    labels: 1,
  });
});

test('a register label never says reason, birth date or where a ballot goes', async () => {
  const desk = falls();
  const number = await qualified(desk, 'Ada', 'Holm', {
    sendTo: at(['Sample County Jail', 'Example Falls, NY 12999']),
  });
  const said = (await wordsOf(desk, [number], { what: 'register' })).join(' ').replaceAll('\u00a0', ' ');
  expect(said).toMatch(new RegExp(`^${number} absentee Holm, Ada (District . · )?March 16, 2027$`));
  expect(said).not.toMatch(/Jail|19\d\d|ill|detain/i);
});

test('come out as the printer in use needs them', async () => {
  const desk = falls();
  const number = await qualified(desk, 'Ada', 'Holm');
  const plain = await desk.do('mail-ballot.print-labels', asked([number]));
  const alignment = { ...asItComes, dx: 72 / 32, dy: 72 / 16 };
  await desk.serve('printer.set', { printer: 'LaserJet', stock: '5160', alignment });
  const moved = await desk.do('mail-ballot.print-labels', asked([number]));
  expect(moved.sha256).not.toBe(plain.sha256);
  expect((await preview(desk, [number])).printer).toBe('LaserJet');
  const turned = { ...alignment, turn: 90, feed: 'left' };
  await desk.serve('printer.set', { printer: 'LaserJet', stock: '5160', alignment: turned });
  expect((await desk.refused('mail-ballot.print-labels', asked([number]), 'turned')).code).toBe('printer-setting');
});

test('the sheet in the printer is remembered on this computer; tests of it are recorded nowhere', async () => {
  const desk = falls();
  expect(await desk.serve('labels.at-hand', {})).toEqual({ sheet: '5160', free: 1 });
  await desk.serve('labels.set-at-hand', { sheet: '5163', free: 4 });
  expect(await desk.serve('labels.at-hand', {})).toEqual({ sheet: '5163', free: 4 });
  const before = await desk.ask('history', { limit: 1 });
  expect(await desk.serve('labels.print-test', { sheet: '5160', alignment: null })).toEqual({ pages: 1 });
  const calibration = { printer: 'LaserJet', stock: '5164', alignment: asItComes };
  expect(await desk.serve('printer.print-calibration', calibration)).toEqual({ pages: 1 });
  expect((await desk.ask('history', { limit: 1 })).acts).toEqual(before.acts);
});

test('labels as an earlier version has written them down are read', async () => {
  const desk = await officeWith('v8-labels.jsonl');
  expect(desk.store().state.election(election)?.mailBallots.labels).toMatchObject([
    { what: 'address', sheet: '5160', applications: [2, 1] },
    { what: 'register', sheet: '5163', applications: [1] },
  ]);
});
