import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A distinct search term of the catalog; misspelled terms are corrected to one of these. */
@Entity('catalog_word')
@Index('catalog_word_nearest', { synchronize: false })
export class SearchTermEntity {
  @PrimaryColumn('text', { collation: 'C' })
  word!: string;
}
