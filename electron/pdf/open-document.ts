// Opens a PDF the one way this program writes them: archival, fonts inside, nothing that depends on the hour or the PC.
import PDFDocument from 'pdfkit';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { fontBytes, weights } from './fonts.ts';
import { noDefaultFont } from './measure.ts';
import { escapeTitleInXml, printAtActualSize } from './pdfkit-internals.ts';

export interface PaperInfo {
  readonly title: string;
  readonly author: string;
  readonly lang: 'en-US';
  /** The only time in the file, given by the caller: equal input gives equal bytes. */
  readonly stamp: RecordedAt;
  /** Tagged PDF/A-2a for papers that are read, PDF/A-2b for envelopes and labels. */
  readonly tagged: boolean;
}

export function openDocument(info: PaperInfo): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    ...noDefaultFont,
    autoFirstPage: false,
    bufferPages: false,
    pdfVersion: '1.7',
    subset: (info.tagged ? 'PDF/A-2a' : 'PDF/A-2b') as 'PDF/A-2a',
    tagged: info.tagged,
    lang: info.lang,
    displayTitle: true,
    info: {
      Title: info.title,
      Author: info.author,
      Creator: 'Village Election Desk',
      CreationDate: new Date(info.stamp),
    },
  });
  escapeTitleInXml(doc);
  printAtActualSize(doc, { simplex: !info.tagged });
  for (const weight of weights) doc.registerFont(weight, fontBytes(weight));
  return doc;
}
