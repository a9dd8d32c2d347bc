import { offsetOf, type PageRequest } from '../../../kernel/page.js';
import { isSameEmail } from '../domain/email-change.js';
import type { StaffInvitation } from '../domain/staff-invitation.js';
import { type NewSending, StaffInvitations } from '../ports/staff.js';

type Row = StaffInvitation & { readonly tokenHash: string };

/** Invitations in memory. */
export class FakeStaffInvitations extends StaffInvitations {
  readonly rows = new Map<string, Row>();

  async add(invitation: Row): Promise<boolean> {
    const isKnown = [...this.rows.values()].some(({ email }) =>
      isSameEmail(email, invitation.email),
    );
    if (!isKnown) this.rows.set(invitation.id, invitation);
    return !isKnown;
  }
  async find(id: string): Promise<StaffInvitation | undefined> {
    return plain(this.rows.get(id));
  }
  async findByToken(tokenHash: string, now: Date): Promise<StaffInvitation | undefined> {
    return plain(
      [...this.rows.values()].find((row) => row.tokenHash === tokenHash && row.expiresAt > now),
    );
  }
  async sendAgain(id: string, sending: NewSending): Promise<boolean> {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, ...sending });
    return row !== undefined;
  }
  async end(id: string): Promise<boolean> {
    return this.rows.delete(id);
  }
  async endOf(email: string): Promise<void> {
    for (const row of this.rows.values()) {
      if (isSameEmail(row.email, email)) this.rows.delete(row.id);
    }
  }
  async list({ page, limit }: PageRequest) {
    const all = [...this.rows.values()].sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
    const start = offsetOf({ page, limit });
    const items = all.slice(start, start + limit).flatMap((row) => plain(row) ?? []);
    return { items, page, limit, total: all.length, totalIsExact: true };
  }
}

function plain(row: Row | undefined): StaffInvitation | undefined {
  if (!row) return undefined;
  const { tokenHash: _hash, ...invitation } = row;
  return invitation;
}
