import { NOT_AN_IMAGE } from '../../../../common/contract/shared-rules.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { type ContentImageOwner, ContentImages, type ShownImage } from '../ports/content-images.js';

const MISSING = 'missing.webp';

/** Images in memory; those below `/media/` are the shop's own, all but `missing.webp` are stored. */
export class FakeContentImages extends ContentImages {
  readonly stored = new Map<string, readonly string[]>();

  named(url: string, field: string): string {
    if (!url.startsWith('/media/')) throw InvalidInput.field(field, NOT_AN_IMAGE);
    return url.slice('/media/'.length);
  }

  urlOf(name: string): string {
    return `/media/${name}`;
  }

  async shown(names: readonly string[]): Promise<ReadonlyMap<string, ShownImage>> {
    const found = names.filter((name) => name !== MISSING);
    return new Map(
      found.map((name) => [name, { url: this.urlOf(name), srcset: [], width: 640, alt: '' }]),
    );
  }

  async replace(
    owner: ContentImageOwner,
    ownerId: string,
    names: readonly string[],
    field: string,
  ): Promise<void> {
    if (names.includes(MISSING)) throw InvalidInput.field(field, NOT_AN_IMAGE);
    this.stored.set(`${owner} ${ownerId}`, names);
  }
}
