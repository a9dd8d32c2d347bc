import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ImageEntity } from './image.entity.js';

/** Which account and which address of a shopper uploaded an image, until something shows it. */
@Entity('media_upload')
@Index('media_upload_name', ['name'])
@Index('media_upload_age', ['createdAt'])
export class ImageUploadEntity {
  /** A keyed hash of the account or of the address. */
  @PrimaryColumn('text')
  uploader!: string;

  @ForeignKey(() => ImageEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  name!: string;

  @Column('int', { comment: 'as stored, without its narrower copies' })
  bytes!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
