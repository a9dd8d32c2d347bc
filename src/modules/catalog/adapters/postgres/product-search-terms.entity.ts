import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from './product.entity.js';

/**
 * The search terms of a live product; in a separate table, so that a change of stock does not
 * update their index.
 */
@Entity('product_words')
@Index('product_words_words', ['words'], { type: 'gin' })
export class ProductSearchTermsEntity {
  @ForeignKey(() => ProductEntity)
  @PrimaryColumn('uuid')
  productId!: string;

  /** Lowercase; compared with the search for similarity. */
  @Column('text')
  name!: string;

  @Column('tsvector', { select: false })
  words!: string;

  /** When the visible data of the product last changed. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;
}
