import { skipToken } from '@reduxjs/toolkit/query/react';
import { anyCall, latestCall, productsApi } from '../../features/products/api';

/** The newest products, or any where none is new. */
export function useLatest() {
  const latest = productsApi.useGetProductsQuery(latestCall);
  const noneNew = latest.data?.products.length === 0;
  const any = productsApi.useGetProductsQuery(noneNew ? anyCall : skipToken);
  return noneNew ? any : latest;
}
