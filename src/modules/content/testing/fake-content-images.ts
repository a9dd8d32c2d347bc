import { NOT_AN_IMAGE } from '../../../../common/contract/shared-rules.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import {
  type ContentImageOwner,
  ContentImages,
  type ImagesByField,
  type ShownImage,
} from '../ports/content-images.js';

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

  async replace(owner: ContentImageOwner, ownerId: string, shown: ImagesByField): Promise<void> {
    const fields = Object.keys(shown).filter((field) => shown[field]?.includes(MISSING));
    const errors = fields.map((field) => ({ field, message: NOT_AN_IMAGE }));
    if (errors.length > 0) throw new InvalidInput(errors);
    this.stored.set(`${owner} ${ownerId}`, Object.values(shown).flat());
  }
}
