// The library that reads and fills PDF forms, and the one that reads type for it. Taken as one kind of module each: asked for
// the other way, the first comes as four hundred small files and takes three times as long to begin. Only the thread that
// works on a form needs them.
import { createRequire } from 'node:module';
import type * as PdfLib from '@cantoo/pdf-lib';

const need = createRequire(import.meta.url);
export const pdfLib = need('@cantoo/pdf-lib') as typeof PdfLib;
export const fontkit = need('fontkit') as Parameters<PdfLib.PDFDocument['registerFontkit']>[0];
