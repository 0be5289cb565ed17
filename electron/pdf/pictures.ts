// Seals and arms: shapes become lines and areas of the PDF, a JPEG is put in as it is.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { JpegPicture, Picture } from '../../shared/documents/picture.ts';
import { jpegFrame } from '../pictures/jpeg-frame.ts';
import type { Mark } from './marks.ts';
import { openImage } from './pdfkit-internals.ts';

const problem = (what: string): PaperProblem => ({
  code: 'unreadable-picture',
  field: 'seal',
  text: '',
  why: `The picture on the letterhead ${what}. Give the seal again as an SVG drawing or a JPEG in colour or grey.`,
});

/** Why a picture cannot be printed; null when it can. */
export function pictureProblem(picture: Picture): PaperProblem | null {
  if (picture.form === 'drawn') return null;
  const frame = jpegFrame(bytesOf(picture));
  if (frame === null) return problem('is no JPEG that can be read');
  // Colours mixed for a printing press have no place in an archival file made for an office printer.
  return frame.colors === 4 ? problem('is a JPEG made for a printing press (CMYK)') : null;
}

/** Every picture lies in a file once, however many envelopes bear it. */
const opened = new WeakMap<PDFKit.PDFDocument, Map<string, PDFKit.Mixins.ImageSrc>>();

function openedIn(doc: PDFKit.PDFDocument, picture: JpegPicture): PDFKit.Mixins.ImageSrc {
  const known = opened.get(doc) ?? new Map<string, PDFKit.Mixins.ImageSrc>();
  opened.set(doc, known);
  const before = known.get(picture.base64);
  if (before) return before;
  const image = openImage(doc, bytesOf(picture));
  known.set(picture.base64, image);
  return image;
}

const bytesOf = ({ base64 }: JpegPicture): Buffer => Buffer.from(base64, 'base64');

export function drawPicture(doc: PDFKit.PDFDocument, mark: Extract<Mark, { kind: 'picture' }>): void {
  const { x, y, width, height, picture } = mark;
  if (picture.form === 'jpeg') {
    // As the screen shows it: how a camera was held turns it on neither.
    const size: PDFKit.Mixins.ImageOption & { ignoreOrientation: boolean } = { width, height, ignoreOrientation: true };
    doc.image(openedIn(doc, picture), x, y, size);
    return;
  }
  const [left, top, wide, high] = picture.box;
  doc.save();
  doc
    .translate(x, y)
    .scale(width / wide, height / high)
    .translate(-left, -top);
  for (const { d, fill, stroke, strokeWidth } of picture.shapes) {
    if (stroke) doc.lineWidth(strokeWidth);
    doc.path(d);
    if (fill && stroke) doc.fillAndStroke(fill, stroke);
    else if (fill) doc.fill(fill);
    else if (stroke) doc.stroke(stroke);
  }
  doc.restore();
  doc.fillColor('#000000').strokeColor('#000000');
}
