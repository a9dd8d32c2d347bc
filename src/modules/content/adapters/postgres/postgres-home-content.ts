import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../kernel/ids.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { asNumber, listOf } from '../../../../platform/database/decode.js';
import { column, columns, computed } from '../../../../platform/database/fields.js';
import { insertRows } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageEntity } from '../../../../platform/storage/image.entity.js';
import {
  type GalleryImage,
  HomeContent,
  type ShownTestimonial,
  type Testimonial,
} from '../../ports/home-content.js';
import { GalleryImageEntity } from './gallery-image.entity.js';
import { TestimonialEntity } from './testimonial.entity.js';

/** The tables `gallery_image` and `testimonial`: few rows, always read whole. */
@Injectable()
export class PostgresHomeContent extends HomeContent {
  private readonly galleryImages = this.statements.prepare({
    select: {
      ...columns(GalleryImageEntity, 'shown', ['image']),
      widths: column(ImageEntity, 'image', 'widths'),
    },
    build: (query) =>
      query
        .from(GalleryImageEntity, 'shown')
        .innerJoin(ImageEntity, 'image', 'image.name = shown.image')
        .orderBy('shown.position'),
  });
  private readonly shownTestimonials = this.statements.prepare({
    select: {
      ...columns(TestimonialEntity, 'testimonial', ['name', 'title', 'feedback', 'image']),
      widths: computed(`coalesce(image.widths, '{}')`, listOf(asNumber)),
    },
    build: (query) =>
      query
        .from(TestimonialEntity, 'testimonial')
        .leftJoin(ImageEntity, 'image', 'image.name = testimonial.image')
        .orderBy('testimonial.position'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly references: ImageReferences,
    private readonly ids: Ids,
  ) {
    super();
  }

  gallery(): Promise<readonly GalleryImage[]> {
    return this.galleryImages.many({});
  }

  testimonials(): Promise<readonly ShownTestimonial[]> {
    return this.shownTestimonials.many({});
  }

  async fill(content: {
    gallery: readonly string[];
    testimonials: readonly Testimonial[];
  }): Promise<void> {
    const { gallery, testimonials } = content;
    const portraits = testimonials.flatMap(({ image }) => image ?? []);
    await this.unitOfWork.run(async () => {
      await this.references.replace('content.showcase', 'home', [...gallery, ...portraits]);
      await this.replaceGallery(gallery);
      await this.replaceTestimonials(testimonials);
    });
  }

  private async replaceGallery(gallery: readonly string[]): Promise<void> {
    const images = this.repositories.write(GalleryImageEntity);
    await images.deleteAll();
    const rows = gallery.map((image, position) => ({ image, position }));
    await insertRows(images, ['image', 'position'], rows).execute();
  }

  private async replaceTestimonials(said: readonly Testimonial[]): Promise<void> {
    const testimonials = this.repositories.write(TestimonialEntity);
    await testimonials.deleteAll();
    await insertRows(
      testimonials,
      ['id', 'name', 'title', 'feedback', 'image', 'position'],
      said.map(({ name, title, feedback, image }, position) => ({
        id: this.ids.next(),
        ...{ name, title, feedback, image, position },
      })),
    ).execute();
  }
}
