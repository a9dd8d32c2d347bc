import type { ProductImages } from '../ports/product-images.js';
import { idOf } from './fixtures.js';

const REFUSED = { errors: [{ field: 'icon', message: 'Each file must be an image' }] };

/**
 * The contract of every `ProductImages`. `make` returns the URL and name of a stored image and of a
 * missing one.
 */
export function productImagesContract(
  make: () => Promise<{
    images: ProductImages;
    stored: { readonly url: string; readonly name: string };
    missing: { readonly url: string; readonly name: string };
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('names the images behind addresses of the store, and no others', async () => {
    const { images, stored, missing } = await make();
    expect(images.named([stored.url, missing.url], 'icon')).toEqual([stored.name, missing.name]);
    const refused = () => images.named([stored.url, 'https://elsewhere.test/one.webp'], 'icon');
    expect(refused).toThrow(expect.objectContaining(REFUSED));
  });

  it('knows which of them are stored', async () => {
    const { images, stored, missing } = await make();
    const urls = [stored.url, missing.url, 'https://elsewhere.test/one.webp'];
    expect(await images.known(urls)).toEqual(new Map([[stored.url, stored.name]]));
  });

  it('keeps what is stored, and refuses what is not', async () => {
    const { images, stored, missing, inTransaction } = await make();
    const keep = (...names: string[]) =>
      inTransaction(() => images.replaceShown('product', new Map([[idOf(1), names]]), 'icon'));
    await keep(stored.name);
    await keep();
    await expect(keep(stored.name, missing.name)).rejects.toMatchObject(REFUSED);
  });
}
