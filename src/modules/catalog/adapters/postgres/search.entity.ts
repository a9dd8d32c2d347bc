import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from './product.entity.js';

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

/** Where a tier of the search ends; without a row all products are in the first tier. */
@Entity('search_tier')
export class SearchTierEntity {
  @PrimaryColumn('int')
  tier!: number;

  /** The least popularity of its products, see the function `search_popularity`. */
  @Column('double precision')
  floor!: number;
}

/**
 * The search terms of a live product; in a separate table, so that a change of stock does not
 * update their index.
 */
@Entity('product_words')
@Index('product_words_words', ['words'], { type: 'gin' })
@Index('product_words_first_tier', { synchronize: false })
@Index('product_words_second_tier', { synchronize: false })
@Index('product_words_name', { synchronize: false })
export class ProductSearchTermsEntity {
  @ForeignKey(() => ProductEntity)
  @PrimaryColumn('uuid')
  productId!: string;

  /** Lowercase. */
  @Column('text')
  name!: string;

  @Column('tsvector', { select: false })
  words!: string;

  /** When the visible data of the product last changed. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;

  /** 1 and 2 for the products that rank highest among equally good matches, 3 for all others. */
  @Column('int', { default: 1 })
  tier!: number;
}

/** How far the terms of older products are rewritten; without a row that is done. */
@Entity('search_reindex')
export class SearchReindexEntity {
  /** What is added: `brand`. */
  @PrimaryColumn('text')
  subject!: string;

  /** The last product that is done. */
  @Column('uuid')
  after!: string;
}
