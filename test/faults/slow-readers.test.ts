import { connect, type Socket } from 'node:net';
import { noisy } from '../support/catalog/image-corpus.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/password.js';
import { FaultShop } from './fault-shop.js';

const MEGABYTE = 1024 * 1024;
const READERS = 60;
/** What a shop may hold more while they stand still, in MB. */
const MOST_MORE = 100;

let world: FaultShop;
const sockets: Socket[] = [];

beforeAll(async () => {
  world = await FaultShop.start({ REQUEST_TIMEOUT_MS: '3000' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await world?.close();
});

/** The path of a large image that something shows. */
async function largeImage(): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const account = { name: 'Ann', email: 'ann@example.com', password: PASSWORD };
  const signedUp = await fetch(`${world.shop.url}/api/auth/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  const { data } = (await signedUp.json()) as { data: { token: string } };
  const authorization = `Bearer ${data.token}`;
  const form = new FormData();
  const file = await noisy(1_100).toBuffer();
  form.set('image', new File([new Uint8Array(file)], 'image.png'));
  const added = await fetch(`${world.shop.url}/api/images`, {
    method: 'POST',
    body: form,
    headers: { authorization },
  });
  const { data: image } = (await added.json()) as { data: { url: string } };
  await fetch(`${world.shop.url}/api/users`, {
    method: 'PUT',
    headers: { ...headers, authorization },
    body: JSON.stringify({ image: image.url }),
  });
  return image.url.split('?')[0]!;
}

/** Asks for a path again and again on one connection, and reads nothing. */
async function standStill(path: string): Promise<void> {
  const socket = connect(Number(new URL(world.shop.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  const request = `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(request.repeat(4), () => resolve()));
}

it('holds little for readers who stand still, cuts them, and serves others meanwhile', async () => {
  const path = await largeImage();
  const whole = async () => (await fetch(`${world.shop.url}${path}`)).arrayBuffer();
  const { byteLength } = await whole();
  expect(byteLength).toBeGreaterThan(3 * MEGABYTE);
  const { memory, openFiles } = world.shop;
  for (let reader = 0; reader < READERS; reader++) await standStill(path);
  let most = 0;
  for (let look = 0; look < 10; look++) {
    expect((await whole()).byteLength).toBe(byteLength);
    most = Math.max(most, world.shop.memory);
  }
  expect((most - memory) / MEGABYTE).toBeLessThan(MOST_MORE);
  await eventually(() => expect(world.shop.openFiles).toBeLessThan(openFiles + READERS / 2));
});
