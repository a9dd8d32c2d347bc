import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListResult, Identifier, RaRecord } from 'react-admin';
import type { Body, Data } from '../../../common/contract/client';
import { bulkShipRules } from '../../../common/contract/order';
import type { OrderStatus } from '../../../common/contract/order-status';
import type { Revenue, Stats, StatusCount } from '../dashboard/analytics';
import type { OperationsState } from '../operations/operations-state';
import type { ShippingResult } from '../orders/ship/shipping-result';
import type { ResourceName } from '../paths';
import type { BulkChange, ProductsChange, WhichProducts } from '../products/bulk/bulk-change';
import type { ImportCall, ImportProgress, ProductImport } from '../products/import/product-import';
import { apiClient, callApi, fetchFile, type ApiFetch, type ListMeta } from './api-client';
import { callStreaming } from './api-stream';
import { endpoints } from './endpoints';
import type { Shop } from './shop';
import { queryOf } from './query-of';
import type { WithId } from './with-id';

/** React-Admin's calls, and beside them the verbs of our API that are no plain update. */
export interface ShopDataProvider extends DataProvider {
  /** @throws ApiError 409 when the order may no longer go there; its message says why */
  changeOrderStatus(id: Identifier, status: OrderStatus, restock?: boolean): Promise<void>;
  /** Ships each that can be shipped. @returns what became of each, in their order */
  shipOrders(ids: Identifier[]): Promise<ShippingResult[]>;
  /** Asks the card provider once more for a refund that failed. */
  retryRefund(id: Identifier): Promise<void>;
  /** The same for a payment that never became an order. */
  retryPaymentRefund(transactionId: string): Promise<void>;
  makeAdmin(id: Identifier): Promise<void>;
  cancelSubscription(email: string): Promise<void>;
  /** What a browser may know of the shop. */
  shop(): Promise<Shop>;
  /** @returns what changes for each, or with a dry run would change; all of them or none */
  changeProducts(
    which: WhichProducts,
    change: ProductsChange,
    dryRun: boolean,
  ): Promise<BulkChange[]>;
  /**
   * All rows of a CSV file of products are done, or with a dry run or an error none.
   * @throws ApiError with status 0 where the line broke: the same call again does it once only
   */
  importProducts(file: File, call: ImportCall): Promise<ProductImport>;
  /** How stores, workers and what they work on stand. */
  operations(): Promise<OperationsState>;
  /** Has a failed job tried again at once. */
  retryJob(id: Identifier): Promise<void>;
  stats(): Promise<Stats>;
  /** @param days how many, ending today */
  revenue(days: number): Promise<Revenue>;
  orderStatus(): Promise<StatusCount[]>;
  /** The list that a filter finds, as CSV. */
  exportCsv(resource: ResourceName, filter: object): Promise<Blob>;
  /** Resolves to the address the image can be had at. */
  uploadImage(file: File): Promise<string>;
}

/** `ra-data-simple-rest` for each row of the table, over the session's `fetch`. */
export function shopDataProvider(fetch: ApiFetch): ShopDataProvider {
  const metaOfList = new WeakMap<object, ListMeta>();

  const rest = (resource: string) => {
    const { sort } = endpointOf(resource);
    const client = apiClient(fetch, sort);
    return simpleRestProvider('/api', async (url: string, options) => {
      const answer = await client(url, options);
      if (answer.meta && Array.isArray(answer.json)) metaOfList.set(answer.json, answer.meta);
      return answer;
    });
  };
  const pathOf = (resource: string) => endpointOf(resource).path;
  const put = async (path: string, body: object = {}) => void (await send('PUT', path, body));
  const send = (method: string, path: string, body: object) =>
    callApi(fetch, `/api/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  return {
    getList: async <R extends RaRecord>(resource: string, params: object) => {
      const list: GetListResult<R> = await rest(resource).getList<R>(pathOf(resource), params);
      const meta = metaOfList.get(list.data);
      return { ...list, total: meta?.total ?? list.total, meta };
    },
    getOne: (resource, params) => rest(resource).getOne(pathOf(resource), params),
    getMany: async (resource, { ids }) => {
      const found = ids.map((id) => rest(resource).getOne(pathOf(resource), { id }));
      return { data: (await Promise.all(found)).map((one) => one.data) };
    },
    getManyReference: (resource, params) =>
      rest(resource).getManyReference(pathOf(resource), params),
    create: (resource, params) =>
      rest(resource).create(endpointOf(resource).create ?? pathOf(resource), params),
    update: (resource, params) => rest(resource).update(pathOf(resource), params),
    updateMany: (resource, params) => rest(resource).updateMany(pathOf(resource), params),
    delete: async (resource, params) => {
      const { data } = await rest(resource).delete(pathOf(resource), params);
      return { data: data ?? params.previousData ?? { id: params.id } };
    },
    deleteMany: (resource, params) => rest(resource).deleteMany(pathOf(resource), params),

    changeOrderStatus: (id, status, restock) =>
      put(`orders/status/admin/${id}`, {
        status,
        restock,
      } satisfies Body<'PUT /api/orders/status/admin/{id}'>),
    shipOrders: async (ids) => {
      const results: ShippingResult[] = [];
      for (let from = 0; from < ids.length; from += bulkShipRules.max) {
        const some = ids.slice(from, from + bulkShipRules.max);
        const body: Body<'POST /api/orders/bulk-ship'> = { ids: some.map(String) };
        const { json } = await send('POST', 'orders/bulk-ship', body);
        results.push(...(json as WithId<Data<'POST /api/orders/bulk-ship'>[number]>[]));
      }
      return results;
    },
    retryRefund: async (id) => void (await send('POST', `orders/${id}/refund/retry`, {})),
    retryPaymentRefund: async (transactionId) =>
      void (await send('POST', `payment/refunds/${transactionId}/retry`, {})),
    makeAdmin: (id) => put(`users/make-admin?id=${encodeURIComponent(String(id))}`),
    cancelSubscription: (email) =>
      put('newsletter/cancel-subscription', {
        email,
      } satisfies Body<'PUT /api/newsletter/cancel-subscription'>),
    shop: async () => (await callApi(fetch, '/api/shop')).json as Data<'GET /api/shop'>,
    changeProducts: async (which, change, dryRun) => {
      const body: Body<'POST /api/products/bulk'> = { ...which, ...change };
      const { json } = await send('POST', `products/bulk?dryRun=${dryRun}`, body);
      return json as WithId<Data<'POST /api/products/bulk'>[number]>[];
    },
    importProducts: async (file, { dryRun, key, signal, onProgress }) => {
      const repeat = key ? { 'idempotency-key': key } : undefined;
      const data = await callStreaming(
        fetch,
        `/api/products/import?dryRun=${dryRun}`,
        { method: 'POST', body: file, signal, headers: { 'content-type': 'text/csv', ...repeat } },
        (line) => onProgress((line as { progress: ImportProgress }).progress),
      );
      return data as Data<'POST /api/products/import'>;
    },
    operations: async () =>
      (await callApi(fetch, '/api/operations')).json as Data<'GET /api/operations'>,
    retryJob: async (id) => void (await send('POST', `jobs/${id}/retry`, {})),
    stats: async () =>
      (await callApi(fetch, '/api/analytics/stats')).json as Data<'GET /api/analytics/stats'>,
    revenue: async (days) => {
      const { json, meta } = await callApi(
        fetch,
        `/api/analytics/revenue?days=${days}&compare=true`,
      );
      return {
        days: json as Data<'GET /api/analytics/revenue'>,
        previous: meta?.previous ?? [],
        total: meta?.total ?? 0,
        previousTotal: meta?.previousTotal ?? 0,
      };
    },
    orderStatus: async () =>
      (await callApi(fetch, '/api/analytics/order-status'))
        .json as Data<'GET /api/analytics/order-status'>,
    exportCsv: (resource, filter) =>
      fetchFile(fetch, `/api/${pathOf(resource)}/export.csv?${queryOf(filter)}`),
    uploadImage: async (file) => {
      const body = new FormData();
      body.set('image', file);
      const { json } = await callApi(fetch, '/api/images', { method: 'POST', body });
      return (json as Data<'POST /api/images'>).url;
    },
  };
}

function endpointOf(resource: string) {
  const endpoint = endpoints[resource as ResourceName];
  if (!endpoint) throw new Error(`No endpoint for the resource ${resource}`);
  return endpoint;
}
