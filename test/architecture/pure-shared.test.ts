// shared/ gives the same answer everywhere and always: no clock, no chance, no country of the machine, no network.
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const shared = sourceFiles('shared');
const saying = (words: RegExp, except = '') =>
  shared.filter((f) => f.file !== except && words.test(f.code)).map((f) => f.file);

test('a Date is made in plain-date.ts and nowhere else', () => {
  expect(saying(/\bDate\b(?=\s*[(.])|\bnew Date\b/, 'shared/domain/plain-date.ts')).toEqual([]);
});

test.each([
  ['chance', /\bMath\.random\b|\bcrypto\b/],
  ['a language or a zone of the machine', /\bIntl\.|\.toLocale|\.localeCompare\b/],
  ['time passing', /\bsetTimeout\b|\bsetInterval\b|\bsetImmediate\b|\bperformance\b/],
  ['a process or a page', /\bprocess\.|\bwindow\.|\bdocument\.(?:body|create|get|query)|\bglobalThis\b|\brequire\(/],
  ['a network', /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b/],
  ['talk to a console', /\bconsole\./],
])('nothing in it knows %s', (_what, words) => {
  expect(saying(words)).toEqual([]);
});

test('schemas only look at what they get: no transform, no default, no coercion, so that each prints as JSON Schema', () => {
  expect(
    saying(
      /\.(transform|preprocess|default|catch|pipe)\(|\bz\.(coerce|preprocess|date|bigint|map|set|custom|instanceof)\b/,
    ),
  ).toEqual([]);
});

test('a decision is plain: it waits for nothing', () => {
  expect(saying(/\basync\b|\bawait\b|\bPromise\b/)).toEqual([]);
});
