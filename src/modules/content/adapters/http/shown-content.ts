import { Injectable } from '@nestjs/common';
import {
  type ContentDocumentId,
  contentDocumentOf,
} from '../../../../../common/contract/content-documents.js';
import type { ContentListId } from '../../../../../common/contract/content-lists.js';
import {
  currentValues,
  type DocumentValues,
  type DocumentVersion,
} from '../../domain/document-version.js';
import { imagesOf, type ListEntry } from '../../domain/list-entry.js';
import { fillPlaceholders, type ShopFacts } from '../../domain/placeholder-values.js';
import { ContentImages, type ShownImage } from '../../ports/content-images.js';
import { EntryRepository } from '../../ports/entry-repository.js';
import { PublishedDocuments } from '../../ports/documents.js';
import { ShopFactsSource } from './shop-facts-source.js';

/** An entry of a list with its image. */
export interface ShownEntry {
  /** A field's text with its placeholders filled; empty where it has none. */
  readonly text: (field: string) => string;
  readonly isTrue: (field: string) => boolean;
  /** Undefined where there is none. */
  readonly image: ShownImage | undefined;
}

/** The content as the shop shows it. The placeholders of its texts are filled, but those of Markdown. */
@Injectable()
export class ShownContent {
  constructor(
    private readonly documents: PublishedDocuments,
    private readonly entries: EntryRepository,
    private readonly images: ContentImages,
    private readonly facts: ShopFactsSource,
  ) {}

  /** The entries of a list that are not hidden, in their order. */
  async list(list: ContentListId): Promise<ShownEntry[]> {
    const entries = (await this.entries.all(list)).filter(({ isShown }) => isShown);
    const images = await this.images.shown(entries.flatMap(imagesOf));
    const facts = await this.facts.current();
    return entries.map((entry) => toShown(entry, images, facts));
  }

  async values(document: ContentDocumentId): Promise<DocumentValues> {
    const version = (await this.documents.current()).get(document);
    return version ? filled(version, await this.facts.current()) : {};
  }

  /** The images of a document by its fields. */
  async imagesIn(values: DocumentValues, fields: readonly string[]) {
    const names = fields.flatMap((field) => values[field] ?? []);
    const images = await this.images.shown(names);
    return (field: string): ShownImage | null => images.get(values[field] ?? '') ?? null;
  }
}

/** Markdown is filled where it is rendered, because there the values are escaped. */
function filled(version: DocumentVersion, facts: ShopFacts): DocumentValues {
  const { fields } = contentDocumentOf(version.document);
  return Object.fromEntries(
    Object.entries(currentValues(version)).map(([name, value]) => {
      const kind = fields[name]?.kind;
      const isPlain = kind === 'line' || kind === 'text';
      return [name, isPlain && value ? fillPlaceholders(value, facts) : value];
    }),
  );
}

function toShown(
  entry: ListEntry,
  images: ReadonlyMap<string, ShownImage>,
  facts: ShopFacts,
): ShownEntry {
  const { values } = entry;
  const [name = ''] = imagesOf(entry);
  return {
    text: (field) => {
      const value = values[field];
      return typeof value === 'string' ? fillPlaceholders(value, facts) : '';
    },
    isTrue: (field) => values[field] === true,
    image: images.get(name),
  };
}
