import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of the catalog; what is misspelt is corrected against them. */
@Entity('catalog_word')
@Index('catalog_word_nearest', { synchronize: false })
export class CatalogWordEntity {
  @PrimaryColumn('text', { collation: 'C' })
  word!: string;
}
