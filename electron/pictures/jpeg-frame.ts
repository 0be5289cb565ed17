// What the frame header of a JPEG says: how large it is, and how many colours a point has.

export interface JpegFrame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** 1 is grey, 3 is colour, 4 is mixed for a printing press. */
  readonly colors: number;
}

const noFrame: readonly number[] = [0xffc4, 0xffc8, 0xffcc];

/** Null where the bytes are no JPEG that can be read. */
export function jpegFrame(bytes: Buffer): JpegFrame | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xffc0 || marker > 0xfffe) return null;
    if (marker > 0xffcf || noFrame.includes(marker)) continue;
    const frame = {
      height: bytes.readUInt16BE(at + 5),
      width: bytes.readUInt16BE(at + 7),
      colors: bytes.readUInt8(at + 9),
    };
    return frame.width > 0 && frame.height > 0 && bytes.readUInt8(at + 4) === 8 ? frame : null;
  }
  return null;
}
