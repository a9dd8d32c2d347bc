import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { type OpenDatabase, openDatabase } from '../../../../../test/support/open-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { campaignRepositoryContract } from '../../testing/campaign-repository.contract.js';
import { CampaignRecipientEntity } from './campaign-recipient.entity.js';
import { PostgresCampaignRepository } from './postgres-campaign-repository.js';

describe('campaigns in Postgres', () => {
  let database: OpenDatabase;
  const userId = new UuidIds().next();

  beforeAll(async () => {
    database = await openDatabase(ALL_ENTITIES);
    await database.dataSource.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
      [userId],
    );
  });
  beforeEach(() => database.dataSource.query('TRUNCATE campaign CASCADE'));
  afterAll(() => database?.close());

  const recipients = () => database.dataSource.getRepository(CampaignRecipientEntity);

  campaignRepositoryContract(async () => ({
    campaigns: new PostgresCampaignRepository(database.repositories),
    userId,
    plantRecipient: async (campaignId, subscriberId, state) =>
      void (await recipients().insert({ campaignId, subscriberId, state })),
    states: async (campaignId) => {
      const rows = await recipients().findBy({ campaignId });
      return Object.fromEntries(rows.map(({ subscriberId, state }) => [subscriberId, state]));
    },
    unsubscribed: async () => {
      const rows = await recipients().find();
      const left = rows.filter(({ unsubscribedAt }) => unsubscribedAt !== null);
      return left.map(({ campaignId, subscriberId }) => [campaignId, subscriberId] as const);
    },
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});
