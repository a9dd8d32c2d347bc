import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Clock, HOUR_MS } from '../../../src/kernel/time.js';
import { jpeg, REFUSED } from '../../support/catalog/image-corpus.js';
import { pngOfShade, upload } from '../../support/catalog/test-images.js';
import { eventually } from '../../support/eventually.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let person: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  person = await newUser(shop);
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const stored = async (url: string) => sharp((await get(url)).rawPayload).metadata();

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
    expect(again.url.split('?')[0]).toBe(first.data.url.split('?')[0]);
    for (const { width, url } of again.srcset) {
      expect(await stored(url)).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
  });

  it('is served for good and to other sites once something shows it, as an image and nothing else', async () => {
    const { data } = await upload(person.api, await pngOfShade(3));
    await person.api.put('users', { image: data.url });
    const answer = await get(data.url.split('?')[0]!);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
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

  it('is encoded again, so that nothing that rode along survives', async () => {
    const script = '<script>alert(1)</script>';
    for (const picture of [await jpeg(20, 20).toBuffer(), await pngOfShade(9)]) {
      const { status, data } = await upload(
        person.api,
        Buffer.concat([picture, Buffer.from(script)]),
      );
      expect(status).toBe(201);
      expect((await get(data.url)).rawPayload.includes('script')).toBe(false);
    }
  });

  it('has its colors turned into those of a screen', async () => {
    const cmyk = await jpeg(20, 20).toColourspace('cmyk').toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { data } = await upload(person.api, cmyk);
    expect((await stored(data.url)).space).toBe('srgb');
  });

  it('of an animation is its first image', async () => {
    const frames = await Promise.all([1, 2, 3].map((shade) => pngOfShade(shade)));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const { data } = await upload(person.api, animated);
    expect((await stored(data.url)).pages).toBeUndefined();
  });

  it('is not named by the browser', async () => {
    const filename = '../../../../etc/cron.d/evil.png';
    const { data } = await upload(person.api, await pngOfShade(11), { filename });
    expect(data.url).toMatch(/^\/media\/[0-9a-f]{32}\.png\?/);
  });
});

describe('an upload that nothing shows', () => {
  it('is served by the URL of its uploader only, for two hours at most', async () => {
    const { data } = await upload(person.api, await pngOfShade(12));
    const [path, query] = data.url.split('?');
    const mine = await get(data.url);
    expect(mine.statusCode).toBe(200);
    expect(mine.headers).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'cross-origin-resource-policy': 'same-origin',
    });
    const other = (await upload(person.api, await pngOfShade(13))).data.url.split('?')[1];
    const until = new URLSearchParams(query).get('until')!;
    const later = data.url.replace(until, String(Number(until) + 1));
    for (const url of [path!, `${path}?${other}`, `${path}?until=${until}`, later]) {
      expect((await get(url)).statusCode).toBe(404);
    }
    jest.spyOn(shop.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 2 * HOUR_MS + 1));
    expect((await get(data.url)).statusCode).toBe(404);
  });

  it('has no narrower copies for strangers either', async () => {
    const { data } = await upload(person.api, await pngOfShade(14, 400));
    const [path, query] = data.url.split('?');
    const copy = path!.replace('.png', '-320.webp');
    await eventually(async () => expect((await get(`${copy}?${query}`)).statusCode).toBe(200));
    expect((await get(copy)).statusCode).toBe(404);
    await person.api.put('users', { image: data.url });
    expect((await get(copy)).statusCode).toBe(200);
  });

  it('is known by its URL when it is uploaded again, and by its plain one once it is shown', async () => {
    const file = await pngOfShade(15);
    const { data } = await upload(person.api, file);
    expect((await upload(person.api, file)).data.url).toBe(data.url);
    await person.api.put('users', { image: data.url });
    expect((await upload(person.api, file)).data.url).toBe(data.url.split('?')[0]);
  });
});

describe('what is refused', () => {
  it.each(REFUSED)('%s', async (_what, file, status, code) => {
    const answer = await upload(person.api, await file());
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer).toMatchObject({ success: false, errors: [{ field: 'image' }] });
  });

  it('says how large an image may be', async () => {
    const [, tooLarge] = REFUSED.at(-1)!;
    const { message } = await upload(person.api, await tooLarge());
    expect(message).toBe('An image can be at most 5 MB.');
  });

  it('a form without the field, and a body that is no form', async () => {
    const none = await upload(person.api, await pngOfShade(1), { field: 'avatar' });
    expect(none.status).toBe(400);
    expect(await person.api.post('images', {})).toMatchObject({
      status: 400,
      message: 'Image not found',
    });
  });

  it('two files at once', async () => {
    const file = await pngOfShade(1);
    const part = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n'),
      Buffer.from('Content-Type: image/png\r\n\r\n'),
      file,
      Buffer.from('\r\n'),
    ]);
    const form = person.api.with({ 'content-type': 'multipart/form-data; boundary=b' });
    const answer = await form.post('images', Buffer.concat([part, part, Buffer.from('--b--\r\n')]));
    expect(answer).toMatchObject({
      status: 400,
      message: 'Send one image at a time',
      errors: [{ field: 'image' }],
    });
  });

  it('a guest', async () => {
    expect((await upload(shop.api, await pngOfShade(1))).status).toBe(401);
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

it('takes many at once in turns, and leaves no file behind', async () => {
  const file = await pngOfShade(77, 64);
  const answers = await Promise.all(Array.from({ length: 40 }, () => upload(person.api, file)));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await readdir(join(shop.env.DATA_DIR, 'uploads'))).toEqual([]);
});
