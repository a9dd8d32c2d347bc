import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from './product.entity.js';

/** The words that a live product is found by, apart from it, so that a change of stock does not touch their index. */
@Entity('product_words')
@Index('product_words_words', ['words'], { type: 'gin' })
export class ProductWordsEntity {
  @ForeignKey(() => ProductEntity)
  @PrimaryColumn('uuid')
  productId!: string;

  /** In small letters, to tell how like a search it is. */
  @Column('text')
  name!: string;

  @Column('tsvector', { select: false })
  words!: string;

  /** When what is shown of the product last changed. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;
}
