import sharp from 'sharp';
import { ImageDecoder } from './image-decoder.js';

const wide = sharp({ create: { width: 90, height: 30, channels: 3, background: '#c8f031' } });
const decoder = new ImageDecoder();

it('makes an image smaller where a side is too long, and never larger', async () => {
  const upright = await wide.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await decoder.clean(upright, 60)).toMatchObject({ width: 20, height: 60 });
  expect(await decoder.clean(upright, 90)).toMatchObject({ width: 30, height: 90 });
  expect(await decoder.clean(upright)).toMatchObject({ width: 30, height: 90 });
});

it('leaves nothing of what the camera wrote', async () => {
  const taken = await wide
    .clone()
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect(taken.includes('SecretCam')).toBe(true);
  const { bytes } = await decoder.clean(taken, 60);
  expect([bytes.includes('SecretCam'), (await sharp(bytes).metadata()).exif]).toEqual([
    false,
    undefined,
  ]);
});

it('refuses more than 25 megapixels', async () => {
  const size = { width: 5_001, height: 5_000, channels: 3, background: '#fff' } as const;
  const file = await sharp({ create: size }).png({ compressionLevel: 1 }).toBuffer();
  await expect(decoder.clean(file)).rejects.toMatchObject({
    kind: 'too_large',
    code: 'image_too_large',
  });
});
