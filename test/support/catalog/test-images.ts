import { basename } from 'node:path';
import sharp from 'sharp';
import type { ApiAnswer, ApiClient } from '../api-client.js';

/** A small PNG of one color; each `shade` gives a different file. */
export function pngOfShade(shade: number, width = 8): Promise<Buffer> {
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a file as a browser does. */
export function upload<Data = { url: string; srcset: unknown[]; width: number; height: number }>(
  api: ApiClient,
  file: Buffer,
  { field = 'image', filename = 'image.png', type = 'image/png', path = 'images' } = {},
): Promise<ApiAnswer<Data>> {
  const boundary = 'the-boundary-of-the-tests';
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return api
    .with({ 'content-type': `multipart/form-data; boundary=${boundary}` })
    .post<Data>(path, payload);
}

/** The name of a stored image by its URL, a signed one, too. */
export const imageNameIn = (url: string): string => basename(new URL(url, 'http://shop').pathname);
