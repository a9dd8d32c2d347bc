import { Button } from '../../../ui/button';
import { StateMessage } from '../../../ui/state-message';
import { addressOfQuery, EMPTY_QUERY, type ListQuery } from '../list-query';
import type { CategoryOption } from '../category-choice';

interface NothingFoundProps {
  query: ListQuery;
  categories: readonly CategoryOption[];
  /** Called with the whole query to show instead. */
  onStartOver: (query: ListQuery) => void;
}

/** No product matches: what to try instead. */
export function NothingFound({ query, categories, onStartOver }: NothingFoundProps) {
  const { searchTerm } = query;
  const isPastEnd = query.page > 1;
  const others = categories.filter(({ _id }) => !query.categories.includes(_id));
  if (!isPastEnd && !filtersOf(query)) {
    return (
      <StateMessage
        icon="grid"
        title="No Products Found"
        text="There are no products yet. Check back soon."
      />
    );
  }
  return (
    <>
      <StateMessage
        icon="search"
        title="No Products Found"
        text={
          isPastEnd
            ? 'There are no products on this page.'
            : 'Try another word, fewer filters or a wider price range.'
        }
      >
        {isPastEnd && (
          <Button look="outline" onClick={() => onStartOver({ ...query, page: 1 })}>
            Show the first page
          </Button>
        )}
        {searchTerm && isNarrowed(query) && (
          <Button
            look="outline"
            className="max-w-full wrap-anywhere"
            onClick={() => onStartOver({ ...EMPTY_QUERY, searchTerm })}
          >
            Search all products for “{searchTerm}”
          </Button>
        )}
        <Button onClick={() => onStartOver(EMPTY_QUERY)}>Show all products</Button>
      </StateMessage>
      {others.length > 0 && (
        <>
          <h3 className="mb-4 text-center font-semibold">Or browse</h3>
          <ul role="list" className="flex flex-wrap justify-center gap-2">
            {others.map(({ _id, title }) => (
              <li key={_id}>
                <Button
                  look="outline"
                  onClick={() => onStartOver({ ...EMPTY_QUERY, categories: [_id] })}
                >
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Whether more than the search term filters the list. */
function isNarrowed(query: ListQuery): boolean {
  return filtersOf(query) > filtersOf({ ...EMPTY_QUERY, searchTerm: query.searchTerm });
}

function filtersOf(query: ListQuery): number {
  return addressOfQuery({ ...query, page: 1, sort: undefined }).size;
}
