// What a clerk would do without this program: a letter of an office suite, merged with a list, printed to a file. The merging is
// done before the clock runs, so the suite has only to set the pages. Null where no suite is installed.
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { timeOf } from './measure.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string, style: string): string =>
  `<text:p text:style-name="${style}">${escaped(text)}</text:p>`;

/** One page a text, on #10 envelopes, as a flat OpenDocument file. */
const merged = (pages: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
<style:style style:name="P" style:family="paragraph"><style:text-properties fo:font-size="9pt"/></style:style>
<style:style style:name="B" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/><style:text-properties fo:font-size="9pt"/></style:style>
<style:page-layout style:name="E"><style:page-layout-properties fo:page-width="9.5in" fo:page-height="4.125in" fo:margin="0.35in"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="E"/></office:master-styles>
<office:body><office:text>${pages.map((text, i) => paragraph(text, i === 0 ? 'P' : 'B')).join('\n')}</office:text></office:body>
</office:document>`;

/** Milliseconds from the call to the finished PDF. */
export async function officeSuiteTime(pages: readonly string[], folder: string): Promise<number | null> {
  if (spawnSync('soffice', ['--version']).status !== 0) return null;
  const file = path.join(folder, 'merged.fodt');
  writeFileSync(file, merged(pages));
  const profile = `-env:UserInstallation=file://${path.join(folder, 'suite')}`;
  const convert = () =>
    spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], {
      timeout: 240_000,
    });
  const taken = await timeOf(convert);
  if (statSync(path.join(folder, 'merged.pdf'), { throwIfNoEntry: false }) === undefined)
    throw new Error('the office suite made no file');
  return taken;
}
