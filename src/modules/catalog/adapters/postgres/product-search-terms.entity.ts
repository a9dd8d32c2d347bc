import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from './product.entity.js';

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
