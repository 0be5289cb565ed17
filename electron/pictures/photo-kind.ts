// A photo of a paper on a wall: a JPEG or a PNG by what is in it, whatever its name says.
import { jpegFrame } from './jpeg-frame.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Null where it is neither. */
export function photoKind(bytes: Buffer): 'jpg' | 'png' | null {
  if (jpegFrame(bytes)) return 'jpg';
  const isPng = bytes.subarray(0, 8).equals(png) && bytes.subarray(12, 16).toString('latin1') === 'IHDR';
  return isPng && bytes.length > 33 && bytes.readUInt32BE(16) > 0 && bytes.readUInt32BE(20) > 0 ? 'png' : null;
}
