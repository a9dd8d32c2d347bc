import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { categoryRules } from '../../../../../common/contract/category.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { SearchText, Trimmed } from '../../../../platform/http/validators.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { ImageSourceView } from '../../../../platform/storage/images.dto.js';
import type { CategoryRecord } from '../../ports/catalog-queries.js';
import { SeenVersion } from './products-admin.dto.js';

/** All categories come where `limit` is absent. */
export class CategoriesQuery extends PageQuery {
  /** Part of the title. */
  @SearchText()
  searchTerm?: string;

  /** `title`, or `-title` for descending. */
  @SortedBy(['title'])
  sort?: string;
}

const { title, icon } = categoryRules;

export class NewCategoryBody {
  @Trimmed()
  @MaxLength(title.max, { message: title.tooLong })
  @IsNotEmpty({ message: title.required })
  @IsString({ message: title.required })
  title!: string;

  /** The URL of an uploaded image; an empty one removes the image. */
  @IsOptional()
  @IsString({ message: icon.notAnImage })
  icon?: string | null;
}

/** Any subset of the category form. */
export class EditCategoryBody extends PartialType(NewCategoryBody, { skipNullProperties: false }) {
  /** The version the admin saw; one older than the stored version is refused. */
  @SeenVersion()
  version?: number | null;
}

export class CategoryView {
  _id!: string;
  title!: string;
  /** The URL of its image. */
  icon!: string | null;
  /** The existing widths of the icon. */
  srcset!: ImageSourceView[];
  /** Number of live products in it. */
  productCount!: number;
  /** Incremented by each edit. */
  version!: number;
  createdAt!: Date;

  static of({ id, title, icon, products, version, createdAt }: CategoryRecord): CategoryView {
    return {
      _id: id,
      title,
      icon: icon?.url ?? null,
      srcset: [...(icon?.srcset ?? [])],
      productCount: products,
      version,
      createdAt,
    };
  }
}
