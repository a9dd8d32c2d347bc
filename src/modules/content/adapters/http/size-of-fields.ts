import {
  CONTENT_LINK_MAX,
  type ContentField,
  type ContentFields,
} from '../../../../../common/contract/content-fields.js';
import { type JsonSize, objectSize, textSize } from '../../../../platform/http/body-size.js';

/** The largest object of such fields. */
export const sizeOfFields = (fields: ContentFields): JsonSize =>
  objectSize(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sizeOf(field)])),
  );

const sizeOf = (field: ContentField): JsonSize =>
  textSize(('max' in field ? field.max : undefined) ?? CONTENT_LINK_MAX);
