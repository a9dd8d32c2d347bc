import { Fragment, type MouseEvent } from 'react';

interface DidYouMeanProps {
  /** Searches that find products; none where the shop knows every word. */
  searches: readonly string[];
  /** The query part of a search's address. */
  addressOf: (searchTerm: string) => string;
  onSearch: (searchTerm: string) => void;
}

/** Offers what may have been meant by a word that no product has. */
export function DidYouMean({ searches, addressOf, onSearch }: DidYouMeanProps) {
  if (searches.length === 0) return null;
  const search = (event: MouseEvent, term: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSearch(term);
  };
  return (
    <p role="status" className="mb-6 text-lg">
      Did you mean{' '}
      {searches.map((term, index) => (
        <Fragment key={term}>
          {index > 0 && ' or '}
          <a
            href={`/products?${addressOf(term)}`}
            onClick={(event) => search(event, term)}
            className="-my-2 inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4 hover:no-underline"
          >
            {term}
          </a>
        </Fragment>
      ))}
      ?
    </p>
  );
}
