import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { type OpenDatabase, openDatabase } from '../../../../../test/support/open-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { DiskImageStore } from '../../../../platform/storage/disk-image-store.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { newCampaign } from '../../domain/campaign.js';
import { campaignRepositoryContract } from '../../testing/campaign-repository.contract.js';
import { CampaignImages } from './campaign-images.js';
import { CampaignRecipientEntity } from './campaign.entity.js';
import { PostgresCampaignRepository } from './postgres-campaign-repository.js';

const SHOP_URL = 'https://shop.example';

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

  const campaignImages = () => {
    const env = loadEnv({ DATA_DIR: '/nowhere', SHOP_URL });
    const { statements, repositories } = database;
    return new CampaignImages(
      new ImageUrls(new DiskImageStore(env), env),
      new ImageReferences(statements, repositories, new SettableClock()),
    );
  };
  const recipients = () => database.dataSource.getRepository(CampaignRecipientEntity);

  campaignRepositoryContract(async () => ({
    campaigns: new PostgresCampaignRepository(database.repositories, campaignImages()),
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

  it('keep the images that their text shows, so that these are served and stay', async () => {
    const [stored, other] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.webp`);
    await database.dataSource.query(
      `INSERT INTO media (name, mime, width, height, created_at)
       SELECT unnest($1::text[]), 'image/webp', 1, 1, now()`,
      [[stored, other]],
    );
    const campaigns = new PostgresCampaignRepository(database.repositories, campaignImages());
    const id = new UuidIds().next();
    const shown = async () => {
      const sql = 'SELECT name FROM media_reference WHERE owner_id = $1 ORDER BY name';
      const rows = await database.dataSource.query<{ name: string }[]>(sql, [id]);
      return rows.map(({ name }) => name);
    };
    const body = `![](/media/${stored}?until=1&signature=x) ![](/media/${'c'.repeat(32)}.png) ![](https://evil.example/media/${other})`;
    const text = { subject: 'Sale', preview: '', body };
    const campaign = newCampaign(id, text, new Date());
    await database.unitOfWork.run(() => campaigns.add(campaign, userId));
    expect(await shown()).toEqual([stored]);
    const edited = { ...campaign, body: `![](${SHOP_URL}/media/${other})` };
    await database.unitOfWork.run(() => campaigns.save(edited));
    expect(await shown()).toEqual([other]);
    await database.unitOfWork.run(() => campaigns.remove(id));
    expect(await shown()).toEqual([]);
  });
});
