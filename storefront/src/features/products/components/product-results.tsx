import { type ReactNode, useRef } from 'react';
import { PRODUCTS_PER_PAGE } from '../../../../../common/contract/list';
import { counted } from '../../../../../common/format/text';
import { Button } from '../../../ui/button';
import { Pagination } from '../../../ui/pagination';
import { StateMessage } from '../../../ui/state-message';
import { productsApi, type ProductPage } from '../api';
import { addressOfQuery, callOfQuery, type ListQuery } from '../list-query';
import type { ListedProduct } from '../product';
import type { CategoryOption } from '../category-choice';
import { DidYouMean } from './did-you-mean';
import { FilterChips } from './filter-chips';
import { NothingFound } from './nothing-found';
import { ProductCard } from './product-card';
import { CARD_SKELETONS } from './product-card-skeleton';

interface ProductResultsProps {
  query: ListQuery;
  categories: readonly CategoryOption[];
  onChange: (change: Partial<ListQuery>) => void;
  onStartOver: (query: ListQuery) => void;
  action: (product: ListedProduct) => ReactNode;
}

const SIZES =
  '(min-width: 1520px) 261px, (min-width: 1280px) 17vw, (min-width: 1024px) 15vw, (min-width: 768px) 22vw, 44vw';
/** Two or four columns, so that a page of eight ends with a full row. */
const GRID = 'grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-4 md:gap-x-4 xl:gap-x-5';
/** Cards that a small screen shows without scrolling. */
const FIRST_CARDS = 2;

/** The number of results, the grid and the pagination. */
export function ProductResults(props: ProductResultsProps) {
  const { query, categories, action } = props;
  const { currentData, isError, refetch } = productsApi.useGetProductsQuery(callOfQuery(query));
  const total = currentData?.meta.total ?? 0;
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed control may disappear with its results, so the focus moves before the new ones.
  const land = () => title.current?.focus({ preventScroll: true });
  const onChange = (change: Partial<ListQuery>) => {
    land();
    props.onChange(change);
  };
  const onStartOver = (next: ListQuery) => {
    land();
    props.onStartOver(next);
  };
  const retry = () => {
    land();
    void refetch();
  };
  return (
    <section aria-labelledby="results">
      <h2 ref={title} id="results" tabIndex={-1} className="sr-only">
        Products
      </h2>
      <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm font-semibold">
          {currentData && counted(total, 'product', currentData.meta.totalIsExact)}
        </p>
        <FilterChips query={query} categories={categories} onChange={onChange} />
      </div>
      {currentData && (
        <DidYouMean
          searches={currentData.meta.didYouMean}
          addressOf={(searchTerm) => addressOfQuery({ ...query, searchTerm, page: 1 }).toString()}
          onSearch={(searchTerm) => onChange({ searchTerm })}
        />
      )}
      {isError ? (
        <StateMessage alert icon="alert" title="The products could not be loaded.">
          <Button onClick={retry}>Try again</Button>
        </StateMessage>
      ) : !currentData ? (
        <div className={GRID}>{CARD_SKELETONS}</div>
      ) : currentData.products.length === 0 ? (
        <NothingFound query={query} categories={categories} onStartOver={onStartOver} />
      ) : (
        <ul role="list" className={GRID}>
          {currentData.products.map((product, index) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                sizes={SIZES}
                first={index < FIRST_CARDS}
                action={action(product)}
              />
            </li>
          ))}
        </ul>
      )}
      {total > 0 && (
        <div className="mt-12">
          <Pagination
            page={query.page}
            isLast={isLast(query.page, currentData)}
            onPage={(page) => onChange({ page })}
          />
        </div>
      )}
    </section>
  );
}

/** A total that is not exact is above the end of a page that another one follows. */
const isLast = (page: number, answer: ProductPage | undefined) =>
  !answer || page * PRODUCTS_PER_PAGE >= answer.meta.total;
