import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureOf, upload } from '../support/catalogue/pictures.js';
import { eventually } from '../support/eventually.js';
import { newUser, type TestPerson } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

let shop: TestApp;
let person: TestPerson;

beforeAll(async () => {
  shop = await startTestApp();
  person = await newUser(shop);
}, 60_000);
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const stored = async (url: string) => sharp((await get(url)).rawPayload).metadata();
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8f031' } }).jpeg();

describe('an upload', () => {
  it('answers at once, and has its narrower copies soon after', async () => {
    const picture = await jpeg(700, 350).toBuffer();
    const first = await upload(person.api, picture, { type: 'image/jpeg' });
    expect(first).toMatchObject({ status: 201, data: { width: 700, height: 350, srcset: [] } });
    const again = await eventually(async () => {
      const answer = await upload<{ url: string; srcset: { width: number; url: string }[] }>(
        person.api,
        picture,
      );
      expect(answer.data.srcset.map(({ width }) => width)).toEqual([320, 640]);
      return answer.data;
    });
    expect(again.url).toBe(first.data.url);
    for (const { width, url } of again.srcset) {
      expect(await stored(url)).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
  });

  it('is served for good, as a picture and nothing else', async () => {
    const { data } = await upload(person.api, await pictureOf(3));
    const answer = await get(data.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is turned upright, and tells nothing of where it was taken', async () => {
    const taken = await jpeg(60, 40)
      .withExif({
        IFD0: { Make: 'SecretCam' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { orientation: turned } = await sharp(taken).metadata();
    expect([turned, taken.includes('SecretCam')]).toEqual([6, true]);
    const { data } = await upload(person.api, taken);
    expect(data).toMatchObject({ width: 40, height: 60 });
    const { exif, icc, xmp, orientation } = await stored(data.url);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect((await get(data.url)).rawPayload.includes('SecretCam')).toBe(false);
  });

  it('is encoded anew, so that nothing that rode along survives', async () => {
    const script = '<script>alert(1)</script>';
    for (const picture of [await jpeg(20, 20).toBuffer(), await pictureOf(9)]) {
      const { status, data } = await upload(
        person.api,
        Buffer.concat([picture, Buffer.from(script)]),
      );
      expect(status).toBe(201);
      expect((await get(data.url)).rawPayload.includes('script')).toBe(false);
    }
  });

  it('has its colours turned into those of a screen', async () => {
    const cmyk = await jpeg(20, 20).toColourspace('cmyk').toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { data } = await upload(person.api, cmyk);
    expect((await stored(data.url)).space).toBe('srgb');
  });

  it('of an animation is its first picture', async () => {
    const frames = await Promise.all([1, 2, 3].map((shade) => pictureOf(shade)));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const { data } = await upload(person.api, animated);
    expect((await stored(data.url)).pages).toBeUndefined();
  });

  it('is not named by the browser', async () => {
    const filename = '../../../../etc/cron.d/evil.png';
    const { data } = await upload(person.api, await pictureOf(11), { filename });
    expect(data.url).toMatch(/^\/media\/[0-9a-f]{32}\.png$/);
  });
});

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

  it.each([
    ['an SVG that calls itself a PNG', () => svg, 415, 'wrong_image_type'],
    ['a GIF', () => gif, 415, 'wrong_image_type'],
    ['a text', () => Buffer.from('<html>'), 415, 'wrong_image_type'],
    ['no bytes', () => Buffer.alloc(0), 400, 'unreadable_image'],
    ['half a picture', async () => half(await jpeg(400, 400).toBuffer()), 400, 'unreadable_image'],
    ['half a PNG', async () => half(await noisy()), 400, 'unreadable_image'],
    ['a signature alone', () => Buffer.from([255, 216, 255]), 400, 'unreadable_image'],
    ['20,000 by 20,000 pixels', () => hugePng(20_000), 413, 'image_too_large'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), 413, 'too_large'],
  ])('%s', async (_what, file, status, code) => {
    const answer = await upload(person.api, await file());
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.success).toBe(false);
  });

  it('a form without the field, and a body that is no form', async () => {
    const none = await upload(person.api, await pictureOf(1), { field: 'avatar' });
    expect(none.status).toBe(400);
    expect(await person.api.post('images', {})).toMatchObject({
      status: 400,
      message: 'Image not found',
    });
  });

  it('a guest', async () => {
    expect((await upload(shop.api, await pictureOf(1))).status).toBe(401);
  });

  it('names that are none of the store', async () => {
    const names = [
      'x',
      '..%2f..%2f..%2fetc%2fpasswd',
      `${'0'.repeat(32)}.svg`,
      `${'0'.repeat(32)}.png`,
    ];
    for (const name of names) {
      expect((await get(`/media/${name}`)).statusCode).toBe(404);
    }
  });
});

it('lets a few in at a time', async () => {
  const file = await pictureOf(77, 64);
  const answers = await Promise.all(Array.from({ length: 40 }, () => upload(person.api, file)));
  for (const { status, headers } of answers) {
    expect([201, 503]).toContain(status);
    if (status === 503) expect(headers['retry-after']).toBe('2');
  }
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect((await upload(person.api, file)).status).toBe(201);
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);
const noisy = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();

/** A well-formed PNG header of a picture that would take gigabytes, in a few bytes. */
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
