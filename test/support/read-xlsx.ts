// Reads a workbook the way it is laid down (ECMA-376, ZIP APPNOTE 4.3), with nothing of the library that wrote it.
import { inflateRawSync } from 'node:zlib';

/** The parts of a ZIP file by their names, found by its central directory. */
export function partsOfZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const parts = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [name = 0, extra = 0, comment = 0] = lengths;
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(data, data + size);
    parts.set(zip.toString('utf8', at + 46, at + 46 + name), method === 0 ? packed : inflateRawSync(packed));
    at += 46 + name + extra + comment;
  }
  return parts;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Text of XML, then the format's own way of writing signs that XML cannot hold (ECMA-376, ST_Xstring). */
const text = (xml: string): string =>
  xml
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const placeOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Every cell of the first sheet as text; throws where one is anything but text. */
export function cellsOfXlsx(bytes: Uint8Array, columns: number): string[][] {
  const sheet = partsOfZip(bytes).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '';
  return [...sheet.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) => {
    const cells = Array.from({ length: columns }, () => '');
    for (const [whole, letters = '', attributes = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>.*?<\/c>)/gs,
    )) {
      const inner = /<t[^>]*>(.*?)<\/t>/s.exec(whole)?.[1];
      if (inner === undefined) continue;
      if (!attributes.includes('t="inlineStr"')) throw new Error(`a cell that is no text: ${whole}`);
      cells[placeOf(letters)] = text(inner);
    }
    return cells;
  });
}
