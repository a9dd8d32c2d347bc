import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The gallery as release 0.2.0 reads it; `content_entry` has it now. */
@Entity('gallery_image')
export class GalleryImageEntity {
  @PrimaryColumn('text')
  image!: string;

  @Column('int')
  position!: number;
}
