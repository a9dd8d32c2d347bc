import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MediaEntity } from './media.entity.js';

/** Which row of which module shows an image. */
@Entity('media_reference')
@Index('media_reference_name', ['name'])
export class MediaReferenceEntity {
  @PrimaryColumn('text')
  owner!: string;

  @PrimaryColumn('text')
  ownerId!: string;

  @ForeignKey(() => MediaEntity)
  @PrimaryColumn('text')
  name!: string;
}
