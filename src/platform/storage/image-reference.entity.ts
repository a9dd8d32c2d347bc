import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ImageEntity } from './image.entity.js';

/** Which row of which module shows an image. */
@Entity('media_reference')
@Index('media_reference_name', ['name'])
@Index('media_reference_name_owner', ['name', 'owner'])
export class ImageReferenceEntity {
  @PrimaryColumn('text')
  owner!: string;

  @PrimaryColumn('text')
  ownerId!: string;

  @ForeignKey(() => ImageEntity)
  @PrimaryColumn('text')
  name!: string;
}
