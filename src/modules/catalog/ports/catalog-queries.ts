import type { ProductText } from '../../../../common/contract/product.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Product } from '../domain/product.js';

/** A stored image: its URL and the existing narrower copies. Widths in pixels. */
export interface ProductImage {
  readonly url: string;
  readonly srcset: readonly { readonly width: number; readonly url: string }[];
}

/** A live product as it is shown. Prices in cents. */
export interface ProductRecord extends Omit<Product, 'categoryId' | 'images'> {
  readonly finalPriceCents: number;
  readonly images: readonly ProductImage[];
  readonly category: { readonly id: string; readonly title: string };
  readonly createdAt: Date;
}

export interface CategoryRecord {
  readonly id: string;
  readonly title: string;
  readonly icon: ProductImage | undefined;
  readonly version: number;
  /** Number of live products in it. */
  readonly products: number;
  readonly createdAt: Date;
}

/** The filter of a product list. Bounds in cents of the price paid, inclusive; texts in any case. */
export interface ProductFilter extends Partial<Readonly<Record<ProductText, string>>> {
  readonly searchTerm?: string;
  /** Any of these; an empty list matches nothing. */
  readonly categoryIds?: readonly string[];
  readonly minCents?: number;
  readonly maxCents?: number;
  readonly onSale?: boolean;
  readonly createdSince?: Date;
}

export interface AdminProductFilter extends ProductFilter {
  /** The upper bound of the stock, inclusive. */
  readonly maxQuantity?: number;
  readonly featured?: boolean;
  readonly createdBefore?: Date;
}

/** `best-match` needs a search term; the prices are those paid. Ties are broken by id. */
export type ProductOrder =
  `${'price' | 'name' | 'stock'}-${'asc' | 'desc'}` | 'newest' | 'oldest' | 'best-match';

/** A page of products. */
export interface FoundProducts extends Page<ProductRecord> {
  /** Searches that find products, where the catalog lacks a word of the one asked for; at most two. */
  readonly didYouMean?: readonly string[];
}

/** How a page of categories is chosen. */
export interface CategoryFilter {
  readonly searchTerm?: string;
  readonly descending?: boolean;
}

/** A live product as the sitemap lists it. */
export interface SitemapProduct {
  readonly id: string;
  /** When its visible data last changed; stock does not count. */
  readonly changedAt: Date;
}

/** Reads of the catalog for shoppers and admins. Deleted products and categories are absent. */
export abstract class CatalogQueries {
  abstract products(
    filter: AdminProductFilter,
    order: ProductOrder,
    page: PageRequest,
  ): Promise<FoundProducts>;

  /** All products of a filter in batches, by id; products created meanwhile may be included. */
  abstract allProducts(filter: AdminProductFilter): AsyncIterable<readonly ProductRecord[]>;

  /** Flagged by an admin, newest first. */
  abstract featured(page: PageRequest): Promise<Page<ProductRecord>>;

  /** By units sold in orders that were not canceled or returned; unsold products are absent. */
  abstract bestSelling(page: PageRequest): Promise<Page<ProductRecord>>;

  /** With a quantity of `threshold` or less, lowest first. */
  abstract lowStock(threshold: number, page: PageRequest): Promise<Page<ProductRecord>>;

  /** The number of live products and of their units in stock. */
  abstract totals(): Promise<{ readonly products: number; readonly stockUnits: number }>;

  abstract product(id: string): Promise<ProductRecord | undefined>;

  /**
   * Units that a user can buy of each id, keyed as requested: 0 where unknown or deleted; their own
   * open hold counts as available.
   */
  abstract stock(ids: readonly string[], userId?: string): Promise<Record<string, number>>;

  /** Categories by title; all of them without a page. */
  abstract categories(filter: CategoryFilter, page?: PageRequest): Promise<Page<CategoryRecord>>;

  abstract category(id: string): Promise<CategoryRecord | undefined>;

  /** The id after which each part of `size` live products begins; undefined for the first part. */
  abstract sitemapParts(size: number): Promise<readonly (string | undefined)[]>;

  /** The products of a part in batches, by id. */
  abstract sitemapPart(
    after: string | undefined,
    size: number,
  ): AsyncIterable<readonly SitemapProduct[]>;
}
