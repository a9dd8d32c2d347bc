import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import { type NewSending, StaffInvitations } from '../../ports/staff.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';

const PROPERTIES = [
  ...(['id', 'email', 'staffRole', 'sends', 'invitedBy', 'sentAt', 'expiresAt'] as const),
] satisfies readonly (keyof StaffInvitation)[];
const INVITATION = columns(StaffInvitationEntity, 'invitation', PROPERTIES);

/** The table `staff_invitation`. */
@Injectable()
export class PostgresStaffInvitations extends StaffInvitations {
  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async add(invitation: StaffInvitation & { readonly tokenHash: string }): Promise<boolean> {
    const result = await this.rows
      .createQueryBuilder()
      .insert()
      .values(invitation)
      .orIgnore()
      .returning(['id'])
      .execute();
    const added = this.statements.returned(
      result,
      columns(StaffInvitationEntity, 'invitation', ['id']),
    );
    return added.length === 1;
  }

  find(id: string): Promise<StaffInvitation | undefined> {
    return this.one({ id });
  }

  findByToken(tokenHash: string, now: Date): Promise<StaffInvitation | undefined> {
    return this.one({ tokenHash, expiresAt: MoreThan(now) });
  }

  async sendAgain(id: string, sending: NewSending): Promise<boolean> {
    const { affected } = await this.rows.update({ id }, sending);
    return affected === 1;
  }

  async end(id: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ id });
    return affected === 1;
  }

  async endOf(email: string): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .delete()
      .where('lower(email) = lower(:email)', { email })
      .execute();
  }

  list(request: PageRequest): Promise<Page<StaffInvitation>> {
    return selectPage(this.statements, request, {
      select: INVITATION,
      from: (query) => query.from(StaffInvitationEntity, 'invitation'),
      order: (query) => orderedBy(query, ['invitation.sentAt', 'invitation.id'], true),
    });
  }

  private async one(key: object): Promise<StaffInvitation | undefined> {
    const [found] = await this.statements.select({
      select: INVITATION,
      build: (query) => query.from(StaffInvitationEntity, 'invitation').where(key),
    });
    return found;
  }

  private get rows() {
    return this.repositories.write(StaffInvitationEntity);
  }
}
