import sharp from 'sharp';
import { deflateSync } from 'node:zlib';

export const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8f031' } }).jpeg();

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Files that are not accepted as images, with the status and error code of each. */
export const REFUSED: [what: string, () => Buffer | Promise<Buffer>, number, string][] = [
  ['an SVG that calls itself a PNG', () => svg, 415, 'wrong_image_type'],
  ['a GIF', () => gif, 415, 'wrong_image_type'],
  ['a text', () => Buffer.from('<html>'), 415, 'wrong_image_type'],
  ['no bytes', () => Buffer.alloc(0), 400, 'unreadable_image'],
  ['half a picture', async () => half(await jpeg(400, 400).toBuffer()), 400, 'unreadable_image'],
  ['half a PNG', async () => half(await noisy(64).toBuffer()), 400, 'unreadable_image'],
  ['a signature alone', () => Buffer.from([255, 216, 255]), 400, 'unreadable_image'],
  ['20,000 by 20,000 pixels', () => hugePng(20_000), 413, 'image_too_large'],
  ['400 by 60,000 pixels', () => blank(400, 60_000), 413, 'image_too_large'],
  ['16,384 by 1 pixels', () => blank(16_384, 1), 413, 'image_too_large'],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), 413, 'too_large'],
];

/** A PNG of one color, of a few kB. */
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8f031' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** An image that no format compresses well. */
export const noisy = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).png();

const half = (file: Buffer) => file.subarray(0, file.length / 2);

/** A few bytes with a well-formed PNG header of an image that would decode to gigabytes. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
