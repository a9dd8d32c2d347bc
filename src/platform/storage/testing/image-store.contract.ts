import { type ImageStore, ImageStoreUnavailable, type OpenFile } from '../image-store.js';
import { mimeOfName, imageNameOf, variantName } from '../image-name.js';

async function piecesOf({ content }: OpenFile): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of content as AsyncIterable<Buffer>) pieces.push(piece);
  return pieces;
}

/** The contract of every image store. `open` returns an empty store. */
export function imageStoreContract(open: () => Promise<ImageStore> | ImageStore): void {
  const bytes = Buffer.from([0, 1, 2, 255, 254, 13, 10]);
  const name = imageNameOf(bytes, 'png');
  const file = { bytes, mime: mimeOfName(name) };

  it('gives back what it was given, to the byte', async () => {
    const store = await open();
    await store.put(name, file);
    expect(await store.get(name)).toEqual(file);
  });

  it('opens it as a stream, piece by piece, with its length', async () => {
    const store = await open();
    const large = Buffer.alloc(1024 * 1024, 'vigor');
    await store.put(name, { bytes: large, mime: file.mime });
    const opened = (await store.open(name))!;
    expect([opened.length, opened.mime]).toEqual([large.length, file.mime]);
    const pieces = await piecesOf(opened);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(256 * 1024);
    expect(Buffer.concat(pieces).equals(large)).toBe(true);
    // One that nobody reads is let go.
    (await store.open(name))!.content.destroy();
    expect(await store.open(imageNameOf(large, 'webp'))).toBeUndefined();
  });

  it('takes the same name again', async () => {
    const store = await open();
    await Promise.all([1, 2, 3].map(() => store.put(name, file)));
    expect((await store.get(name))?.bytes).toEqual(bytes);
  });

  it('has nothing under a name that was never put, or was removed', async () => {
    const store = await open();
    const copy = variantName(name, 320);
    expect(await store.get(copy)).toBeUndefined();
    await store.put(copy, { bytes, mime: 'image/webp' });
    await store.remove(copy);
    await store.remove(copy);
    expect(await store.get(copy)).toBeUndefined();
  });

  it('says whether its folder or bucket is there', async () => {
    const store = await open();
    expect(await store.exists()).toBe(false);
    await store.put(name, file);
    expect(await store.exists()).toBe(true);
  });

  it('takes an empty file and one of a few megabytes', async () => {
    const store = await open();
    for (const content of [Buffer.alloc(0), Buffer.alloc(4 * 1024 * 1024, 'vigor')]) {
      const one = imageNameOf(content, 'webp');
      await store.put(one, { bytes: content, mime: 'image/webp' });
      expect((await store.get(one))?.bytes.equals(content)).toBe(true);
    }
  });

  it('has an address for each name that ends with it', async () => {
    expect((await open()).urlOf(name).endsWith(`/${name}`)).toBe(true);
  });
}

/** The contract of a store whose backend fails. `open` returns such a store. */
export function failingImageStoreContract(open: () => Promise<ImageStore> | ImageStore): void {
  const bytes = Buffer.from('image');
  const name = imageNameOf(bytes, 'png');

  it('says in time that it is away, in place of having kept, lost or removed a file', async () => {
    const store = await open();
    for (const call of [
      () => store.put(name, { bytes, mime: 'image/png' }),
      () => store.get(name),
      () => store.remove(name),
      () => store.exists(),
    ]) {
      const begun = Date.now();
      await expect(call()).rejects.toThrow(ImageStoreUnavailable);
      expect(Date.now() - begun).toBeLessThan(5_000);
    }
  });

  it('fails in time to open a file, or while it is read', async () => {
    const store = await open();
    const begun = Date.now();
    const read = async () => piecesOf((await store.open(name))!);
    await expect(read()).rejects.toThrow();
    expect(Date.now() - begun).toBeLessThan(5_000);
  });
}
