// A file somebody says is the village's seal: a drawing or a JPEG by what is in it, whatever its name says.
import type { Picture } from '../../shared/documents/picture.ts';
import { readSvg } from '../../shared/documents/svg-picture.ts';
import { err, type Result } from '../../shared/result.ts';
import { jpegFrame } from './jpeg-frame.ts';

/** A seal is an inch high; a JPEG of this many pixels on a side is finer than any printer. */
const mostPixels = 6000;

/** The picture, or a sentence that says why the file is none. `name` is the file's, `alt` what is said in its place. */
export function readSeal(bytes: Buffer, name: string, alt: string): Result<Picture, string> {
  if (bytes.length === 0) return err(`${name} is empty.`);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return readJpeg(bytes, name, alt);
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])))
    return err(`${name} is a PNG, which does not print the same twice. Save the seal as a JPEG on white, or as SVG.`);
  const text = textOf(bytes);
  if (text === null || !/<svg[\s>]/.test(text))
    return err(`${name} is neither an SVG drawing nor a JPEG. Save the seal as one of these two.`);
  return readSvg(text, alt);
}

function readJpeg(bytes: Buffer, name: string, alt: string): Result<Picture, string> {
  const frame = jpegFrame(bytes);
  if (!frame || !bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9])))
    return err(`${name} is a damaged JPEG, or only a part of one. Save or copy it again.`);
  const { width, height, colors } = frame;
  if (colors === 4)
    return err(`${name} is a JPEG made for a printing press (CMYK). Save it as a JPEG in colour (RGB) or grey.`);
  if (colors !== 1 && colors !== 3) return err(`${name} is no JPEG in colour or grey. Save it again as one.`);
  if (Math.max(width, height) > mostPixels)
    return err(`${name} is ${width} by ${height} points. Make it smaller: at most ${mostPixels} on a side.`);
  return { ok: true, value: { form: 'jpeg', alt, width, height, base64: bytes.toString('base64') } };
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
