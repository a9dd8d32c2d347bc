import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A completed import, so that the same request does not run again. */
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
}
