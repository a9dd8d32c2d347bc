import { IsIn, IsOptional, IsUUID } from 'class-validator';

export class SitemapQuery {
  /** One of the documents listed by the index. */
  @IsOptional()
  @IsIn(['pages', 'products'], { message: 'part must be pages or products' })
  part?: 'pages' | 'products';

  /** The id after which a part of the products begins. */
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be an id' })
  after?: string;
}
