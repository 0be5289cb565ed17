// A desk on which the state's form was chosen and imported, and a voter for whom it is printed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleFalls } from './example-office.ts';
import { application, fallsElection as election } from './example-steps.ts';
import { readPdf } from './read-pdf.ts';
import { tempFolder } from './temp-folder.ts';
import type { TestDesk } from './test-desk.ts';

export const falls = exampleFalls();
export const early = 'early-mail';

export function deskWith(form: Buffer, name = 'form.pdf'): TestDesk {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, form);
  return falls({ openFile: () => file });
}
type Chosen = { chosen: { sha256: string; name: string; looks: { standing: string } } };
export async function imported(form: Buffer, kind = early): Promise<TestDesk> {
  const desk = deskWith(form);
  const { chosen } = (await desk.serve('state-form.choose-file', { kind })) as Chosen;
  await desk.do('office.import-state-form', { kind, sha256: chosen.sha256 });
  return desk;
}
export const voter = (but: Record<string, unknown> = {}) => {
  const {
    received: _r,
    cameBy: _c,
    otherWay: _o,
    form: _f,
    ...rest
  } = application('María-José', 'Świątek-O’Brien', {
    ...{ kind: early, category: null, certificate: 'not-asked' },
    name: { surname: 'Świątek-O’Brien', given: 'María-José', middle: 'Quỳnh', suffix: 'Jr.' },
    ...but,
  });
  const { statementQualified: _s, signature: _g, witness: _w, certificate: _z, ...applicant } = rest;
  return { ...applicant, phone: '518-555-0199', email: 'mj@example.org', ...but };
};
export const print = (desk: TestDesk, but: Record<string, unknown> = {}) =>
  desk.do('mail-ballot.print-state-form', { election, for: { from: 'typed', applicant: voter(but) } });

/** All words of a page. */
export const words = async (bytes: Buffer, page: number) =>
  (await readPdf(bytes)).pages[page]?.texts.map(({ text }) => text).join(' ') ?? '';
