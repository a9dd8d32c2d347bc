import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A completed import or change of many products, so that the same request does not run again; the file can be read. */
@Entity('product_import')
export class ProductImportEntity {
  @PrimaryColumn('uuid')
  key!: string;

  @Column('int')
  created!: number;

  @Column('int')
  edited!: number;

  @Column('timestamptz')
  doneAt!: Date;

  /** The CSV file as it came; null for a change of many products, and for an import before files were stored. */
  @Column('bytea', { nullable: true, select: false })
  file!: Buffer | null;
}
