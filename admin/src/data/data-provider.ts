import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { ApiError } from './api-error';
import { send } from './call';
import type { ListMeta } from './list-meta';
import { endpoints, type Endpoint } from './endpoints';
import type { ApiFetch } from './request';

/** React-Admin's data provider over the session's `fetch`; `endpoints` says which call serves which resource. */
export function shopDataProvider(fetch: ApiFetch): DataProvider {
  const one = async <R extends RaRecord>(resource: string, id: R['id']): Promise<R> => {
    const { data } = await send(fetch, routeOf(resource, 'one'), { path: pathOf(resource, id) });
    return toRecord<R>(data);
  };
  return {
    getList: async <R extends RaRecord>(resource: string, params: GetListParams) => {
      const query = { ...pageOf(params, endpointOf(resource).sort), ...params.filter };
      const answer = await send(fetch, endpointOf(resource).list, {
        query,
        path: pathOf(resource),
      });
      const { data, meta }: { data: unknown; meta?: Partial<ListMeta> } = answer;
      const rows: unknown[] = Array.isArray(data) ? data : [];
      return { data: rows.map((row) => toRecord<R>(row)), total: meta?.total ?? rows.length, meta };
    },
    getOne: async <R extends RaRecord>(resource: string, { id }: { id: R['id'] }) => ({
      data: await one<R>(resource, id),
    }),
    // Without those that were deleted, which a reference may still name.
    getMany: async <R extends RaRecord>(resource: string, { ids }: { ids: R['id'][] }) => {
      const found = await Promise.all(ids.map((id) => one<R>(resource, id).catch(unlessMissing)));
      return { data: found.filter((record) => record !== undefined) };
    },
    create: async (resource, { data: body }) => {
      const { data } = await send(fetch, routeOf(resource, 'create'), {
        body,
        path: pathOf(resource),
      });
      return { data: toRecord(data) };
    },
    update: async (resource, { id, data: body }) => {
      const path = pathOf(resource, id);
      const { data } = await send(fetch, routeOf(resource, 'update'), { path, body });
      return { data: toRecord(data) };
    },
    delete: async (resource, { id, previousData }) => {
      await send(fetch, routeOf(resource, 'delete'), { path: pathOf(resource, id) });
      return { data: previousData ?? toRecord({ id }) };
    },
    // No screen uses these.
    getManyReference: unsupported,
    updateMany: unsupported,
    deleteMany: unsupported,
  };
}

function endpointOf(resource: string): Endpoint {
  const found = Object.entries(endpoints).find(([name]) => name === resource);
  if (!found) throw new Error(`No endpoint for the resource ${resource}`);
  return found[1];
}

/** The names in the path of a call. */
const pathOf = (resource: string, id?: RaRecord['id']): Record<string, string> => ({
  ...endpointOf(resource).path,
  ...(id === undefined ? {} : { id: String(id) }),
});

function routeOf<Verb extends 'one' | 'create' | 'update' | 'delete'>(
  resource: string,
  verb: Verb,
): NonNullable<Endpoint[Verb]> {
  const route = endpointOf(resource)[verb];
  if (!route) throw new Error(`The API has no '${verb}' for the resource ${resource}`);
  return route;
}

/** An infinite page size requests the whole list, where the API allows it. */
function pageOf({ pagination, sort }: GetListParams, sorted: Endpoint['sort']): object {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const { field, order } = sort ?? { field: '', order: 'ASC' };
  const by = order === 'DESC' ? `-${field}` : field;
  return {
    ...(Number.isFinite(perPage) && { page, limit: perPage }),
    ...(sorted === 'field' && { sort: by }),
  };
}

/** React-Admin knows records by `id`, the API by `_id`. */
function toRecord<R extends RaRecord>(row: unknown): R {
  const isRow = typeof row === 'object' && row !== null;
  const record: unknown = isRow && '_id' in row ? { ...row, id: row._id } : row;
  if (isRecord<R>(record)) return record;
  throw new Error('The API answered with a record without an id');
}

const isRecord = <R extends RaRecord>(value: unknown): value is R =>
  typeof value === 'object' && value !== null && 'id' in value;

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

function unsupported(): Promise<never> {
  return Promise.reject(new Error('The API has no such call'));
}
