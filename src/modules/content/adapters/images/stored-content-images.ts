import { Injectable } from '@nestjs/common';
import { NOT_AN_IMAGE } from '../../../../../common/contract/shared-rules.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { ImageReferences, UnknownImage } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { StoredImages } from '../../../../platform/storage/image-library.js';
import {
  type ContentImageOwner,
  ContentImages,
  type ImagesByField,
  type ShownImage,
} from '../../ports/content-images.js';

/** The content's images in the shop's own store. */
@Injectable()
export class StoredContentImages extends ContentImages {
  constructor(
    private readonly urls: ImageUrls,
    private readonly references: ImageReferences,
    private readonly library: StoredImages,
  ) {
    super();
  }

  named(url: string, field: string): string {
    const name = this.urls.nameOf(url);
    if (name === undefined) throw InvalidInput.field(field, NOT_AN_IMAGE);
    return name;
  }

  urlOf(name: string): string {
    return this.urls.urlOf(name);
  }

  async shown(names: readonly string[]): Promise<ReadonlyMap<string, ShownImage>> {
    const found = names.length > 0 ? await this.library.find(names) : [];
    return new Map(
      found.map(({ name, widths, width, alt }) => [
        name,
        { url: this.urls.urlOf(name), srcset: this.urls.srcsetOf(name, widths), width, alt },
      ]),
    );
  }

  async replace(owner: ContentImageOwner, ownerId: string, shown: ImagesByField): Promise<void> {
    const names = Object.values(shown).flat();
    try {
      await this.references.replace(`content.${owner}`, ownerId, names);
    } catch (error) {
      if (!(error instanceof UnknownImage)) throw error;
      const fields = Object.keys(shown).filter((field) =>
        shown[field]?.some((name) => error.names.includes(name)),
      );
      throw new InvalidInput(fields.map((field) => ({ field, message: NOT_AN_IMAGE })));
    }
  }
}
