import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { MediaReferences, UnknownMedia } from '../../../../platform/storage/media-references.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import { Pictures } from '../../ports/pictures.js';

const NO_IMAGE = 'Each file must be an image';

/** The catalogue's pictures in the shop's own store. */
@Injectable()
export class StoredPictures extends Pictures {
  constructor(
    private readonly urls: MediaUrls,
    private readonly references: MediaReferences,
  ) {
    super();
  }

  named(urls: readonly string[], field: string): string[] {
    return urls.map((url) => {
      const name = this.urls.nameOf(url);
      if (name === undefined) throw InvalidInput.field(field, NO_IMAGE);
      return name;
    });
  }

  async keep(
    owner: 'product' | 'category',
    id: string,
    names: readonly string[],
    field: string,
  ): Promise<void> {
    try {
      await this.references.replace(`catalog.${owner}`, id, names);
    } catch (error) {
      if (error instanceof UnknownMedia) throw InvalidInput.field(field, NO_IMAGE);
      throw error;
    }
  }
}
