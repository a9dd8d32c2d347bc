import { type ContentListId, contentListOf } from '../../../../common/contract/content-lists.js';
import type { EntryValues } from '../domain/list-entry.js';
import type { ContentImages } from '../ports/content-images.js';

/** The values with the names of images in place of their URLs. @throws InvalidInput for an image that is not ours */
export function namedImages(
  images: ContentImages,
  list: ContentListId,
  values: EntryValues,
): EntryValues {
  const { fields } = contentListOf(list);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isImage = Object.hasOwn(fields, name) && fields[name]?.kind === 'image';
      const isUrl = isImage && typeof value === 'string' && value !== '';
      return [name, isUrl ? images.named(value, name) : value];
    }),
  );
}
