import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi, type QuoteRequest } from './api';

/** Where the price could not be fetched. */
export const PRICE_UNKNOWN = 'The total is not available right now. Please try again in a moment.';

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };

/**
 * What the cart costs; fetched again when the cart or the request changes.
 * @param request undefined while there is nothing to price
 */
export function useQuote(request: QuoteRequest | undefined) {
  const { data, currentData, isFetching, isError, error, refetch } = checkoutApi.useQuoteCartQuery(
    request ?? skipToken,
    FRESH,
  );
  return {
    /** That of the last request while another one runs. */
    quote: data,
    /**
     * Whether it is the price of this request. It may be fetched again meanwhile, as on the way back from the card's
     * frame, and must not take the button from under the pointer: the server compares what is paid.
     */
    isCurrent: currentData !== undefined,
    isError: isError && !isFetching,
    /** Why the last request failed. */
    error: isFetching ? undefined : error,
    refetch: () => void refetch(),
  };
}
