import { Injectable } from '@nestjs/common';
import type { ContentDocumentId } from '../../../../../common/contract/content-documents.js';
import type { ContentListId } from '../../../../../common/contract/content-lists.js';
import { currentValues, type DocumentValues } from '../../domain/document-version.js';
import { imagesOf, type ListEntry } from '../../domain/list-entry.js';
import { ContentImages, type ShownImage } from '../../ports/content-images.js';
import { EntryRepository } from '../../ports/entry-repository.js';
import { PublishedDocuments } from '../../ports/published-documents.js';

/** An entry of a list with its image. */
export interface ShownEntry {
  /** A field's text; empty where it has none. */
  readonly text: (field: string) => string;
  readonly isTrue: (field: string) => boolean;
  /** Undefined where there is none. */
  readonly image: ShownImage | undefined;
}

/** The content as the shop shows it. */
@Injectable()
export class ShownContent {
  constructor(
    private readonly documents: PublishedDocuments,
    private readonly entries: EntryRepository,
    private readonly images: ContentImages,
  ) {}

  /** The entries of a list that are not hidden, in their order. */
  async list(list: ContentListId): Promise<ShownEntry[]> {
    const entries = (await this.entries.all(list)).filter(({ isShown }) => isShown);
    const images = await this.images.shown(entries.flatMap(imagesOf));
    return entries.map((entry) => toShown(entry, images));
  }

  async values(document: ContentDocumentId): Promise<DocumentValues> {
    const version = (await this.documents.current()).get(document);
    return version ? currentValues(version) : {};
  }

  /** The images of a document by its fields. */
  async imagesIn(values: DocumentValues, fields: readonly string[]) {
    const names = fields.flatMap((field) => values[field] ?? []);
    const images = await this.images.shown(names);
    return (field: string): ShownImage | null => images.get(values[field] ?? '') ?? null;
  }
}

function toShown(entry: ListEntry, images: ReadonlyMap<string, ShownImage>): ShownEntry {
  const { values } = entry;
  const [name = ''] = imagesOf(entry);
  return {
    text: (field) => {
      const value = values[field];
      return typeof value === 'string' ? value : '';
    },
    isTrue: (field) => values[field] === true,
    image: images.get(name),
  };
}
