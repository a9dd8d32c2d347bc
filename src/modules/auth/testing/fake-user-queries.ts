import type { Page } from '../../../kernel/page.js';
import { offsetOf } from '../../../kernel/page.js';
import type { Role } from '../../../../common/contract/role.js';
import type { User } from '../domain/user.js';
import { type UserFilter, UserQueries, type UserSelection } from '../ports/user-queries.js';
import type { FakeUserRepository } from './fake-user-repository.js';

/** Reads the users of a repository in memory. */
export class FakeUserQueries extends UserQueries {
  constructor(private readonly users: FakeUserRepository) {
    super();
  }

  find(id: string): Promise<User | undefined> {
    return this.users.find(id);
  }
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = this.selected({}).filter(({ id }) => ids.includes(id));
    return new Map(users.map(({ id, name }) => [id, name]));
  }
  async owners(): Promise<readonly User[]> {
    return (await this.staff()).filter(({ staffRole }) => staffRole === 'owner');
  }
  async staff(): Promise<readonly User[]> {
    return this.selected({})
      .filter(({ staffRole, blockedAt }) => staffRole !== null && blockedAt === null)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id));
  }
  async list({ page, limit, sort, ...selection }: UserFilter): Promise<Page<User>> {
    const created = ({ createdAt }: User) => createdAt.toISOString();
    const key = (user: User) =>
      ({
        name: user.name.toLowerCase(),
        email: user.email.toLowerCase(),
        role: user.role + created(user),
        createdAt: created(user),
      })[sort.by];
    const sorted = this.selected(selection).sort(
      (a, b) => key(a).localeCompare(key(b)) || a.id.localeCompare(b.id),
    );
    if (sort.descending) sorted.reverse();
    const items = sorted.slice(offsetOf({ page, limit })).slice(0, limit);
    return { items, page, limit, total: sorted.length, totalIsExact: true };
  }
  async *batches(selection: UserSelection): AsyncIterable<readonly User[]> {
    yield this.selected(selection).sort((a, b) => a.id.localeCompare(b.id));
  }
  async countByRole(): Promise<Record<Role, number>> {
    const count = (role: Role) => this.selected({ role }).length;
    return { admin: count('admin'), user: count('user') };
  }

  private selected({ searchTerm, role, from, before }: UserSelection): User[] {
    const term = searchTerm?.toLowerCase() ?? '';
    return [...this.users.rows.values()]
      .map(({ user }) => user)
      .filter((user) => `${user.name}\n${user.email}`.toLowerCase().includes(term))
      .filter((user) => role === undefined || user.role === role)
      .filter(({ createdAt }) => (!from || createdAt >= from) && (!before || createdAt < before));
  }
}
