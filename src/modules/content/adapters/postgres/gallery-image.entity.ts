import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image of the gallery on the home page. */
@Entity('gallery_image')
export class GalleryImageEntity {
  @PrimaryColumn('text')
  image!: string;

  @Column('int')
  position!: number;
}
