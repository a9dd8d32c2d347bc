import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A distinct search term of the catalog; misspelled terms are corrected to one of these. */
@Entity('catalog_word')
@Index('catalog_word_nearest', { synchronize: false })
@Index('catalog_word_similar', { synchronize: false })
export class SearchTermEntity {
  @PrimaryColumn('text', { collation: 'C' })
  word!: string;

  /** Live products that have it, as last counted; null while it is new. */
  @Column('int', { nullable: true })
  products!: number | null;

  /** Those that have it in their name; 0 only where none has. */
  @Column('int', { nullable: true })
  named!: number | null;
}
