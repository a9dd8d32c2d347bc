import { skipToken } from '@reduxjs/toolkit/query/react';
import { anyCall, latestCall, productsApi } from '../../features/products/api';
import type { Product } from '../../features/products/product';

/** The newest products, or any where none is new; undefined while they are on their way. */
export function useLatest(): Product[] | undefined {
  const { data: latest } = productsApi.useGetProductsQuery(latestCall);
  const noneNew = latest?.products.length === 0;
  const { data: any } = productsApi.useGetProductsQuery(noneNew ? anyCall : skipToken);
  return noneNew ? any?.products : latest?.products;
}
