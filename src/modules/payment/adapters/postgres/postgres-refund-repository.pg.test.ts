import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { Ids } from '../../../../kernel/ids.js';
import { startTestApp, type TestApp } from '../../../../../test/support/start-test-app.js';
import { RefundRepository } from '../../ports/refund-repository.js';
import { refundRepositoryContract } from '../../testing/refund-repository.contract.js';

describe('the refund rows in Postgres', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.close());

  refundRepositoryContract(() => ({
    refunds: shop.app.get(RefundRepository, { strict: false }),
    unitOfWork: shop.app.get(UnitOfWork),
    id: () => shop.app.get(Ids).next(),
  }));
});
