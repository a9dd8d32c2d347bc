import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('media')
@Index('media_age', ['createdAt'])
@Index('media_to_check', ['createdAt'], { where: 'NOT is_shown' })
export class ImageEntity {
  /** Hash of the content and extension: the name in the store. */
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

  /** Widths of the existing copies, smallest first. */
  @Column('int', { array: true, default: '{}' })
  widths!: number[];

  /** What it shows, for those who cannot see it. */
  @Column('text', { default: '' })
  alt!: string;

  /** Renewed when the same content is uploaded again. */
  @Column('timestamptz')
  createdAt!: Date;

  /** Since when its files are being removed. */
  @Column('timestamptz', { nullable: true })
  goingAt!: Date | null;

  /** Whether the sweep has seen a reference since the last one was removed. */
  @Column('boolean', { default: false })
  isShown!: boolean;
}
