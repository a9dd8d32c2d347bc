import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An import that is done, so that one that is sent again is not done again. */
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
