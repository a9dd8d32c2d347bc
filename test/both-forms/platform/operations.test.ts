import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCards } from '../../support/start-cards.js';
import { eventually } from '../../support/eventually.js';
import { startTestS3 } from '../../support/test-s3.js';
import { uploadImage } from '../../support/upload-image.js';
import { newAdmin } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox } from '../../support/test-mailbox.js';

interface State {
  readonly stores: readonly { name: string; isUp: boolean; problem: string | null }[];
}

async function dependenciesOf(shop: TestApp): Promise<State['stores']> {
  const admin = await newAdmin(shop);
  return (await admin.api.get<State>('operations')).data.stores;
}

describe('GET operations shows the dependencies', () => {
  it('that each answers', async () => {
    const mailbox = await startTestMailbox();
    const { cards, close } = await startCards();
    const shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl, STRIPE_API_BASE: cards.url });
    try {
      const up = { isUp: true, problem: null };
      const dependencies = [
        { name: 'cards', ...up },
        { name: 'database', ...up },
        { name: 'files', ...up },
        { name: 'mail', ...up },
        // The grown form has it, the embedded one needs none.
        ...(process.env.TEST_REDIS_URL ? [{ name: 'redis', ...up }] : []),
      ];
      await eventually(async () => expect(await dependenciesOf(shop)).toEqual(dependencies));
    } finally {
      await shop.close();
      await mailbox.close();
      await close();
    }
  });

  it('that lost the bucket of its images, which a new shop does not have yet', async () => {
    const s3 = await startTestS3();
    const shop = await startTestApp({ ...s3.settings, S3_BUCKET: 'lost' });
    const files = async () => (await dependenciesOf(shop)).find(({ name }) => name === 'files');
    try {
      expect(await files()).toMatchObject({ isUp: true });
      expect((await uploadImage(shop, await newAdmin(shop))).status).toBe(201);
      expect(await files()).toMatchObject({ isUp: true });
      await eventually(async () => {
        // The other sizes of the image may be written meanwhile.
        await rm(join(s3.directory, 'lost'), { recursive: true, force: true });
        expect(await files()).toMatchObject({
          isUp: false,
          problem: 'The bucket or folder of the images is missing',
        });
      });
    } finally {
      await shop.close();
      await s3.close();
    }
  });

  it('which do not: cards, email, and Redis where there must be one', async () => {
    const nobody = '127.0.0.1:1';
    const shop = await startTestApp({
      SMTP_URL: `smtp://${nobody}`,
      REDIS_URL: `redis://${nobody}`,
      STRIPE_API_BASE: `http://${nobody}`,
    });
    try {
      await eventually(async () => {
        const dependencies = await dependenciesOf(shop);
        expect(dependencies.map(({ name, isUp }) => [name, isUp])).toEqual([
          ['cards', false],
          ['database', true],
          ['files', true],
          ['mail', false],
          ['redis', false],
        ]);
        expect(dependencies[3]?.problem).toContain('ECONNREFUSED');
        expect(dependencies[4]?.problem).toBe('Redis does not answer');
      });
    } finally {
      await shop.close();
    }
  });
});
