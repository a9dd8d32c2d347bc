import { inflateSync } from 'node:zlib';

/*
 * Sizes in bytes, as https://www.w3.org/TR/WOFF/ has them. All numbers are big-endian.
 */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The TrueType font in a WOFF file. fontkit reads WOFF, too, but inflates it in JavaScript and for each document
 * again, which takes most of the time of drawing it.
 */
export function toTrueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let table = 0; table < count; table++) {
    const from = WOFF_HEADER + table * WOFF_ENTRY;
    const [start, packed] = [woff.readUInt32BE(from + 4), woff.readUInt32BE(from + 8)];
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(start, start + packed);
    const to = SFNT_HEADER + table * SFNT_ENTRY;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(padded(length) - length));
    offset += padded(length);
  }
  return Buffer.concat(parts);
}
