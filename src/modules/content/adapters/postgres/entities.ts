import { ContactMessageEntity } from './contact-message.entity.js';
import { DocumentVersionEntity } from './document-version.entity.js';
import { GalleryImageEntity } from './gallery-image.entity.js';
import { ListEntryEntity } from './list-entry.entity.js';
import { TestimonialEntity } from './testimonial.entity.js';

/** The tables of the module. */
export const CONTENT_ENTITIES = [
  ContactMessageEntity,
  DocumentVersionEntity,
  GalleryImageEntity,
  ListEntryEntity,
  TestimonialEntity,
];
