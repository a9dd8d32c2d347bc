import { DomainError } from '../../../kernel/domain-error.js';
import type { ImageLibrary } from '../ports/image-library.js';

export interface ImageLibraryUnderTest {
  /** Empty. */
  readonly library: ImageLibrary;
  /** Files of images, each another one. */
  readonly files: readonly [Buffer, Buffer];
  /** Lets the gallery's entry `one` show an image. */
  showInGallery(name: string): Promise<void>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

const PAGE = { page: 1, limit: 10 };

/** The contract of every `ImageLibrary`. */
export function imageLibraryContract(make: () => Promise<ImageLibraryUnderTest>): void {
  async function withTwo() {
    const made = await make();
    const { library, files, inTransaction } = made;
    const [older, newer] = [await library.store(files[0]), await library.store(files[1])];
    for (const name of [older, newer]) await inTransaction(() => library.add(name));
    return { ...made, older, newer };
  }

  it('stores an image, which is not in the library until it is added', async () => {
    const { library, files, inTransaction } = await make();
    const name = await library.store(files[0]);
    expect(await library.find(name)).toBeUndefined();
    expect((await library.list(PAGE)).items).toEqual([]);
    await inTransaction(() => library.add(name));
    const found = await library.find(name);
    expect(found).toMatchObject({ name, alt: '', url: expect.stringContaining(name) });
    expect((await library.list(PAGE)).items).toEqual([found]);
  });

  it('refuses a file that is no image', async () => {
    const { library } = await make();
    await expect(library.store(Buffer.from('no image'))).rejects.toThrow(DomainError);
  });

  it('lists the newest first, page by page', async () => {
    const { library, older, newer } = await withTwo();
    const pageOf = async (page: number) => {
      const { items, total } = await library.list({ page, limit: 1 });
      return [...items.map(({ name }) => name), total];
    };
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([
      [newer, 2],
      [older, 2],
      [2],
    ]);
  });

  it('says what one image shows', async () => {
    const { library, inTransaction, older, newer } = await withTwo();
    await inTransaction(() => library.setAlt(older, 'A bar'));
    expect((await library.find(older))?.alt).toBe('A bar');
    expect((await library.find(newer))?.alt).toBe('');
  });

  it('removes what is not used, and names the uses of what is', async () => {
    const { library, showInGallery, inTransaction, older, newer } = await withTwo();
    const remove = (name: string) => inTransaction(() => library.remove(name));
    await showInGallery(older);
    const uses = [{ owner: 'content.gallery', ownerId: 'one', count: 1 }];
    expect(await library.uses([older, newer])).toEqual(new Map([[older, uses]]));
    expect(await library.uses([newer])).toEqual(new Map());
    expect(await remove(older)).toEqual(uses);
    expect(await remove(newer)).toEqual([]);
    expect((await library.list(PAGE)).items.map(({ name }) => name)).toEqual([older]);
    expect(await library.find(newer)).toBeUndefined();
    expect(await remove('unknown.webp')).toEqual([]);
  });
}
