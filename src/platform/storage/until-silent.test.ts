import { Readable } from 'node:stream';
import { eventually } from '../../../test/support/eventually.js';
import { untilSilent } from './until-silent.js';

/** A source that sends some pieces and then nothing, or its end. */
function source(pieces: readonly string[], ends: boolean): Readable {
  const content = new Readable({ read: () => undefined });
  for (const piece of pieces) content.push(piece);
  if (ends) content.push(null);
  return content;
}

const all = async (content: Readable) => {
  const pieces: Buffer[] = [];
  for await (const piece of content as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

it('passes on what comes', async () => {
  expect(await all(untilSilent(source(['a', 'b'], true), 1_000))).toBe('ab');
});

it('fails where nothing more comes', async () => {
  const silent = source(['a'], false);
  await expect(all(untilSilent(silent, 20))).rejects.toThrow('nothing came for 20 ms');
  expect(silent.destroyed).toBe(true);
});

it('lets a reader take their time, and holds little meanwhile', async () => {
  let sent = 0;
  const endless = new Readable({
    highWaterMark: 1_000,
    read() {
      sent += 1_000;
      this.push(Buffer.alloc(1_000));
    },
  });
  const content = untilSilent(endless, 20);
  content.read(1);
  await expect(all(untilSilent(source([], false), 60))).rejects.toThrow();
  expect(content.destroyed).toBe(false);
  expect(sent).toBeLessThan(100_000);
  content.destroy();
  await eventually(() => expect(endless.destroyed).toBe(true));
});

it('ends the source where nobody has begun to read', async () => {
  const unread = source(['a'], false);
  untilSilent(unread, 1_000).destroy();
  await eventually(() => expect(unread.destroyed).toBe(true));
});
