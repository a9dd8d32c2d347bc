import { counted } from '../../../../common/format/text.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** Rows of one kind that show an image. */
export interface ImageUse {
  /** The kind of row, for example `catalog.product`. */
  readonly owner: string;
  /** One of them. */
  readonly ownerId: string;
  /** How many there are; null where they are not counted. */
  readonly count: number | null;
}

const NOUNS: Readonly<Record<string, string>> = {
  'catalog.product': 'product',
  'catalog.deleted_product': 'deleted product',
  'auth.person': 'user',
  'content.document': 'page',
  'content.testimonials': 'testimonial',
  'content.partners': 'partner',
  'newsletter.campaign': 'campaign',
};

/** Where an image is used, as people read it: `2 products and the gallery`. */
export function usesText(uses: readonly ImageUse[]): string {
  const parts = uses.map(partOf);
  const last = parts.pop() ?? 'nothing';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

function partOf({ owner, count }: ImageUse): string {
  if (count === null) return 'orders';
  if (owner === 'content.gallery') return 'the gallery';
  if (owner === 'catalog.category') return count === 1 ? '1 category' : `${count} categories`;
  return counted(count, NOUNS[owner] ?? 'other place');
}

/** An image that something shows cannot be deleted; `data` has where. */
export class ImageInUse extends DomainError {
  constructor(uses: readonly ImageUse[]) {
    const message = `This image is used by ${usesText(uses)}.`;
    super('conflict', 'image_in_use', message, { data: { uses } });
  }
}
