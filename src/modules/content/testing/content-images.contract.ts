import type { ContentImages, ImagesByField } from '../ports/content-images.js';

const REFUSED = { errors: [{ field: 'image', message: 'Each file must be an image' }] };

export interface ContentImagesUnderTest {
  readonly images: ContentImages;
  /** The name of an image that is stored. */
  readonly stored: string;
  /** The name of an image that is not. */
  readonly missing: string;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The contract of every `ContentImages`. */
export function contentImagesContract(make: () => ContentImagesUnderTest): void {
  it('names the images behind addresses of the store, and no others', () => {
    const { images, stored, missing } = make();
    for (const name of [stored, missing]) {
      expect(images.named(images.urlOf(name), 'image')).toBe(name);
    }
    const refused = () => images.named('https://elsewhere.test/one.webp', 'image');
    expect(refused).toThrow(expect.objectContaining(REFUSED));
  });

  it('shows those that are stored', async () => {
    const { images, stored, missing } = make();
    expect(await images.shown([])).toEqual(new Map());
    expect(await images.shown([stored, missing])).toEqual(
      new Map([[stored, { url: images.urlOf(stored), srcset: [], width: 640, alt: '' }]]),
    );
  });

  it('keeps what is stored, and refuses what is not', async () => {
    const { images, stored, missing, inTransaction } = make();
    const keep = (shown: ImagesByField) =>
      inTransaction(() => images.replace('document', 'home.hero', shown));
    await keep({ image: [stored] });
    await keep({});
    await expect(keep({ image: [stored, missing] })).rejects.toMatchObject(REFUSED);
    const narrow = keep({ image: [stored], narrowImage: [missing] });
    await expect(narrow).rejects.toMatchObject({ errors: [{ field: 'narrowImage' }] });
  });
}
