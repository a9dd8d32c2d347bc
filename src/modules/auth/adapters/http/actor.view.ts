import type { UserQueries } from '../../ports/user-queries.js';

/** Who made the entries of a history, by their ids; accounts that are gone are missing. */
export async function actorsOf(
  queries: UserQueries,
  entries: readonly { readonly userId: string | null }[],
): Promise<ReadonlyMap<string, { _id: string; name: string }>> {
  const ids = new Set(entries.flatMap(({ userId }) => userId ?? []));
  const users = await Promise.all([...ids].map((id) => queries.find(id)));
  return new Map(
    users.flatMap((user) => (user ? [[user.id, { _id: user.id, name: user.name }] as const] : [])),
  );
}
