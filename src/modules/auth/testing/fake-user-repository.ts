import { EmailTaken } from '../domain/auth-errors.js';
import type { StaffRole } from '../../../../common/contract/staff.js';
import type { StaffMember } from '../domain/staff.js';
import { type Credentials, type ProfileChanges, roleOf, type User } from '../domain/user.js';
import { UserRepository } from '../ports/user-repository.js';

export class FakeUserRepository extends UserRepository {
  readonly rows = new Map<string, { user: User; passwordHash: string }>();

  /** `holderOf` is the user whose unconfirmed change reserves an address. */
  constructor(private readonly holderOf: (email: string) => string | undefined = () => undefined) {
    super();
  }

  async add(user: User, passwordHash: string): Promise<void> {
    if (await this.findByEmail(user.email)) throw new EmailTaken();
    this.checkReserved(user);
    this.rows.set(user.id, { user, passwordHash });
  }
  async find(id: string): Promise<User | undefined> {
    // A store that is asked for no specific row may answer any.
    if (!id) throw new Error('Which user?');
    return this.rows.get(id)?.user;
  }
  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const wanted = email.toLowerCase();
    const row = [...this.rows.values()].find(({ user }) => user.email.toLowerCase() === wanted);
    return row && { ...row.user, passwordHash: row.passwordHash };
  }
  async findByEmail(email: string): Promise<Credentials | undefined> {
    return this.credentialsByEmail(email);
  }
  async credentialsOf(id: string): Promise<Credentials | undefined> {
    const row = this.rows.get(id);
    return row && { ...row.user, passwordHash: row.passwordHash };
  }
  async credentialsOfStaff(limit: number): Promise<readonly Credentials[]> {
    return this.byAge()
      .filter(({ role }) => role === 'admin')
      .slice(0, limit);
  }
  async credentialsCreatedUntil(until: Date, limit: number): Promise<readonly Credentials[]> {
    return this.byAge()
      .filter(({ createdAt }) => createdAt <= until)
      .reverse()
      .slice(0, limit);
  }
  async holdPassword(id: string, passwordHash: string): Promise<boolean> {
    const row = this.rows.get(id);
    return row?.passwordHash === passwordHash && row.user.blockedAt === null;
  }
  async setPassword(id: string, passwordHash: string, expected?: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (!row || (expected !== undefined && row.passwordHash !== expected)) return false;
    this.rows.set(id, { ...row, passwordHash });
    return true;
  }
  async change(id: string, changes: ProfileChanges) {
    const row = this.rows.get(id);
    if (!row) return undefined;
    const owner = changes.email && (await this.findByEmail(changes.email));
    if (owner && owner.id !== id) throw new EmailTaken();
    const after = { ...row.user, ...changes };
    if (changes.email !== undefined) this.checkReserved(after);
    this.rows.set(id, { ...row, user: after });
    return { before: row.user, after };
  }
  async promote(id: string, staffRole: StaffRole): Promise<boolean> {
    if (this.rows.get(id)?.user.role !== 'user') return false;
    await this.setStaffRole(id, staffRole);
    return true;
  }
  async lockStaff(): Promise<readonly StaffMember[]> {
    return [...this.rows.values()].flatMap(({ user: { id, name, email, staffRole, blockedAt } }) =>
      staffRole ? { id, name, email, staffRole, blockedAt } : [],
    );
  }
  async setStaffRole(id: string, staffRole: StaffRole | null): Promise<void> {
    const row = this.rows.get(id);
    if (!row) return;
    this.rows.set(id, { ...row, user: { ...row.user, role: roleOf(staffRole), staffRole } });
  }

  async setBlockedAt(id: string, blockedAt: Date | null): Promise<boolean> {
    const row = this.rows.get(id);
    if (!row || (row.user.blockedAt === null) === (blockedAt === null)) return false;
    this.rows.set(id, { ...row, user: { ...row.user, blockedAt } });
    return true;
  }

  /** The oldest accounts first. */
  private byAge(): (User & Credentials)[] {
    return [...this.rows.values()]
      .map(({ user, passwordHash }) => ({ ...user, passwordHash }))
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  private checkReserved({ id, email }: User): void {
    const holder = this.holderOf(email);
    if (holder !== undefined && holder !== id) throw new EmailTaken();
  }
}
