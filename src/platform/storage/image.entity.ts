import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored image. */
@Entity('media')
@Index('media_age', ['createdAt'])
export class ImageEntity {
  /** The hash of the content and the ending: the name in the store. */
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  mime!: string;

  /** In pixels. */
  @Column('int')
  width!: number;

  /** In pixels. */
  @Column('int')
  height!: number;

  /** The widths that exist beside the original, smallest first. */
  @Column('int', { array: true, default: '{}' })
  widths!: number[];

  /** Renewed when the same content is uploaded again. */
  @Column('timestamptz')
  createdAt!: Date;

  /** Since when its files are being removed. */
  @Column('timestamptz', { nullable: true })
  goingAt!: Date | null;
}
