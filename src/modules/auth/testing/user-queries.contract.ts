import { newUser } from '../domain/user.js';
import type { UserQueries, UserSelection } from '../ports/user-queries.js';
import type { UserRepository } from '../ports/user-repository.js';

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const ann = newUser({ id: id('a1'), name: 'Ann', email: 'Zoe@x.test', createdAt: at(2) });
const bob = newUser({ id: id('b1'), name: 'Bob', email: 'bob@x.test', createdAt: at(1) });
const boss = newUser({
  id: id('c1'),
  name: 'Boss',
  email: 'ann.boss@x.test',
  createdAt: at(3),
  staffRole: 'manager',
});
const byEmail = { by: 'email', descending: false } as const;

/** The contract of the queries of users. `make` returns an empty store and the queries on it. */
export function userQueriesContract(
  make: () => Promise<{
    store: UserRepository;
    queries: UserQueries;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const filled = async () => {
    const { store, queries, inTransaction } = await make();
    for (const user of [ann, bob, boss]) await inTransaction(() => store.add(user, 'x'));
    return queries;
  };
  const names = async (queries: UserQueries, selection: UserSelection) => {
    const found = await queries.list({ page: 1, limit: 10, sort: byEmail, ...selection });
    return found.items.map(({ name }) => name);
  };

  it('find a user by id', async () => {
    const queries = await filled();
    expect(await queries.find(ann.id)).toEqual(ann);
    expect(await queries.find(id('f1'))).toBeUndefined();
  });

  it('tell the names of users by their ids', async () => {
    const queries = await filled();
    const names = await queries.namesOf([boss.id, ann.id, ann.id, id('f1')]);
    expect(names).toEqual(
      new Map([
        [ann.id, 'Ann'],
        [boss.id, 'Boss'],
      ]),
    );
    expect(await queries.namesOf([])).toEqual(new Map());
  });

  it('tell the owners who are not blocked, the oldest accounts first', async () => {
    const { store, queries, inTransaction } = await make();
    const owner = (last: string, day: number) =>
      newUser({
        id: id(last),
        name: last,
        email: `${last}@x.test`,
        createdAt: at(day),
        staffRole: 'owner',
      });
    for (const user of [boss, owner('d1', 5), owner('d2', 4), owner('d3', 3)]) {
      await inTransaction(() => store.add(user, 'x'));
    }
    await inTransaction(() => store.setBlockedAt(id('d3'), at(6)));
    expect((await queries.owners()).map(({ name }) => name)).toEqual(['d2', 'd1']);
    const staff = (await queries.staff()).filter(({ staffRole }) => staffRole === 'owner');
    expect(staff.map(({ name }) => name)).toEqual(['d2', 'd1']);
  });

  it('list a page, sorted by email address without case or by age, with the size of the whole', async () => {
    const queries = await filled();
    expect(await queries.list({ page: 2, limit: 2, sort: byEmail })).toEqual({
      items: [ann],
      page: 2,
      limit: 2,
      total: 3,
      totalIsExact: true,
    });
    const newest = { by: 'createdAt', descending: true } as const;
    const { items } = await queries.list({ page: 1, limit: 10, sort: newest });
    expect(items).toEqual([boss, ann, bob]);
  });

  it('list by name, and by role with the oldest first', async () => {
    const queries = await filled();
    const listed = async (by: 'name' | 'role', descending = false) => {
      const { items } = await queries.list({ page: 1, limit: 10, sort: { by, descending } });
      return items.map(({ name }) => name);
    };
    expect(await listed('name', true)).toEqual(['Boss', 'Bob', 'Ann']);
    expect(await listed('role')).toEqual(['Boss', 'Bob', 'Ann']);
  });

  it('select by the time of creation: from the first moment, before the last', async () => {
    const queries = await filled();
    expect(await names(queries, { from: at(2) })).toEqual(['Boss', 'Ann']);
    expect(await names(queries, { from: at(2), before: at(3) })).toEqual(['Ann']);
  });

  it('select by a part of name or email address in any case, and by role', async () => {
    const queries = await filled();
    expect(await names(queries, { searchTerm: 'ANN' })).toEqual(['Boss', 'Ann']);
    expect(await names(queries, { searchTerm: 'ann', role: 'user' })).toEqual(['Ann']);
    expect(await names(queries, { searchTerm: '%' })).toEqual([]);
  });

  it('read a whole selection in batches, by id', async () => {
    const queries = await filled();
    const found = [];
    for await (const batch of queries.batches({ role: 'user' })) found.push(...batch);
    expect(found).toEqual([ann, bob]);
  });

  it('count the users of each role', async () => {
    const queries = await filled();
    expect(await queries.countByRole()).toEqual({ admin: 1, user: 2 });
  });

  it('count none where there are none', async () => {
    const { queries } = await make();
    expect(await queries.countByRole()).toEqual({ admin: 0, user: 0 });
  });
}
