import sharp from 'sharp';
import type { TestApp } from './start-test-app.js';
import type { TestUser } from './test-users.js';

/** An image of the library. */
export interface LibraryImage {
  readonly _id: string;
  readonly url: string;
  readonly alt: string;
  readonly usedBy: string;
  readonly uses: readonly { readonly owner: string; readonly ownerId: string }[];
}

const BOUNDARY = '----library-image';
let made = 0;

/** A PNG of 700 by 40 pixels whose content is unique within this process. */
export function uniquePng(): Promise<Buffer> {
  made++;
  const background = { r: made % 256, g: Math.floor(made / 256), b: 9 };
  return sharp({ create: { width: 700, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a file to the image library; without one a new PNG. */
export async function uploadImage({ app }: TestApp, { token }: TestUser, file?: Buffer) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = [head, file ?? (await uniquePng()), `\r\n--${BOUNDARY}--\r\n`];
  const answer = await app.inject({
    method: 'POST',
    url: '/api/content/images',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat(payload.map((part) => Buffer.from(part))),
  });
  const { data } = answer.json<{ data: LibraryImage }>();
  return { status: answer.statusCode, body: answer.body, data };
}
