import { connect } from 'node:net';
import { jpeg, noisy, REFUSED } from '../support/catalog/image-corpus.js';
import { PASSWORD } from '../support/password.js';
import { FaultShop } from './fault-shop.js';

const MEGABYTE = 1024 * 1024;
let world: FaultShop;
let token: string;

beforeAll(async () => {
  world = await FaultShop.start({ REQUEST_TIMEOUT_MS: '5000' });
  const answer = await fetch(`${world.shop.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', password: PASSWORD }),
  });
  ({ token } = ((await answer.json()) as { data: { token: string } }).data);
});
afterAll(() => world?.close());

async function upload(file: Buffer, by = token): Promise<{ status: number; code?: string }> {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(file)], 'picture.png'));
  const answer = await fetch(`${world.shop.url}/api/images`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by}` },
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, ...(code ? { code } : {}) };
}

/** Sends the head of an upload of 100 kB, and then a byte of it a second. `answer` is all that comes back. */
function drip(): { answer: Promise<string>; stop(): void } {
  const socket = connect(Number(new URL(world.shop.url).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    // A byte sent after the end was answered by a reset.
    socket.on('error', () => undefined);
  });
  socket.write(
    [
      'POST /api/images HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
      '',
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
    ].join('\r\n'),
  );
  const every = setInterval(() => socket.write('x'), 1_000);
  return {
    answer,
    stop() {
      clearInterval(every);
      socket.destroy();
    },
  };
}

it('ends an upload of one byte a second with a clear answer, and serves others meanwhile', async () => {
  const slow = drip();
  try {
    expect((await fetch(`${world.shop.url}/api/products`)).status).toBe(200);
    expect(await upload(await jpeg(40, 40).toBuffer())).toEqual({ status: 201 });
    const [head, body] = (await slow.answer).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 408 Request Timeout');
    expect(JSON.parse(body!)).toMatchObject({
      success: false,
      code: 'timeout',
      message: 'The request took too long.',
    });
  } finally {
    slow.stop();
  }
});

it('takes all uploads of staff and of others while one account drips, and then its own', async () => {
  const [admin, other] = [await world.newAdmin(), await world.newBuyer()];
  const slow = Array.from({ length: 9 }, drip);
  try {
    const file = await jpeg(40, 40).toBuffer();
    const ofStaff = Array.from({ length: 50 }, () => upload(file, admin.token));
    const answers = await Promise.all([...ofStaff, upload(file, other.token)]);
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const own = upload(file);
    for (const { stop } of slow) stop();
    expect(await own).toEqual({ status: 201 });
  } finally {
    for (const { stop } of slow) stop();
  }
});

it('takes the whole corpus, many at once, in less than 300 MB above what it holds idle', async () => {
  const files = await Promise.all(REFUSED.map(async ([, make]) => make()));
  // 24.9 megapixels, and as many bytes as an upload may have.
  const large = [await jpeg(5_760, 4_320).toBuffer(), await noisy(1_150).toBuffer()];
  // Here a busy machine may take its time with a file.
  await world.shop.kill('SIGTERM');
  await world.shop.up({ REQUEST_TIMEOUT_MS: '60000' });
  expect(await upload(await jpeg(40, 40).toBuffer())).toEqual({ status: 201 });
  const idle = world.shop.memory;
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, world.shop.memory)), 50);
  try {
    for (const [at, [, , status, code]] of REFUSED.entries()) {
      expect(await upload(files[at]!)).toEqual({ status, code });
    }
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all([...files, ...large, ...large].map((file) => upload(file)));
      const broken = answers.filter(({ status }) => ![201, 400, 413, 415, 503].includes(status));
      expect(broken).toEqual([]);
    }
    for (const file of large) expect(await upload(file)).toEqual({ status: 201 });
  } finally {
    clearInterval(watch);
  }
  expect((most - idle) / MEGABYTE).toBeLessThan(300);
});
