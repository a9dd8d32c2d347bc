/** A record as React-Admin knows it: the API's, with its `_id` as `id` too. */
export type WithId<ApiRecord extends { _id: string }> = ApiRecord & { id: string };
