import { ContactAnswerEntity } from './contact-answer.entity.js';
import { ContactMessageEntity } from './contact-message.entity.js';
import { DocumentVersionEntity } from './document-version.entity.js';
import { GalleryImageEntity } from './gallery-image.entity.js';
import { ListEntryEntity } from './list-entry.entity.js';
import { TestimonialEntity } from './testimonial.entity.js';

/** The tables of the module. */
export const CONTENT_ENTITIES = [
  ContactAnswerEntity,
  ContactMessageEntity,
  DocumentVersionEntity,
  GalleryImageEntity,
  ListEntryEntity,
  TestimonialEntity,
];
