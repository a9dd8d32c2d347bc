import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../kernel/ids.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { Database } from '../../../../platform/database/database.js';
import { MediaReferences } from '../../../../platform/storage/media-references.js';
import {
  type GalleryImage,
  HomeContent,
  type ShownTestimonial,
  type Testimonial,
} from '../../ports/home-content.js';

/** The tables `gallery_image` and `testimonial`: few rows, always read whole. */
@Injectable()
export class PostgresHomeContent extends HomeContent {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly references: MediaReferences,
    private readonly ids: Ids,
  ) {
    super();
  }

  gallery(): Promise<readonly GalleryImage[]> {
    return this.database.read<GalleryImage>(
      `SELECT g.image, m.widths FROM gallery_image g JOIN media m ON m.name = g.image
        ORDER BY g.position`,
    );
  }

  testimonials(): Promise<readonly ShownTestimonial[]> {
    return this.database.read<ShownTestimonial>(
      `SELECT t.name, t.title, t.feedback, t.image, coalesce(m.widths, '{}') AS widths
         FROM testimonial t LEFT JOIN media m ON m.name = t.image ORDER BY t.position`,
    );
  }

  async fill(content: {
    gallery: readonly string[];
    testimonials: readonly Testimonial[];
  }): Promise<void> {
    const { gallery, testimonials } = content;
    const faces = testimonials.flatMap(({ image }) => image ?? []);
    await this.unitOfWork.run(async () => {
      await this.references.replace('content.showcase', 'home', [...gallery, ...faces]);
      await this.database.write('DELETE FROM gallery_image');
      await this.database.write('DELETE FROM testimonial');
      for (const [position, image] of gallery.entries()) {
        await this.database.write('INSERT INTO gallery_image (image, position) VALUES ($1, $2)', [
          image,
          position,
        ]);
      }
      for (const [position, { name, title, feedback, image }] of testimonials.entries()) {
        await this.database.write(
          `INSERT INTO testimonial (id, name, title, feedback, image, position)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [this.ids.next(), name, title, feedback, image, position],
        );
      }
    });
  }
}
