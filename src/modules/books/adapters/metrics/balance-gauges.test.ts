import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { FakeBalanceRecords } from '../../testing/fake-balance-records.js';
import { BalanceGauges } from './balance-gauges.js';

it('has the age of the balance, which is 0 before the first fetch', async () => {
  const [metrics, records] = [new Metrics(), new FakeBalanceRecords()];
  new BalanceGauges(metrics, records).onModuleInit();
  const shown = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('shop_'));
  expect(await shown()).toEqual(['shop_balance_age_seconds 0']);
  records.ageSeconds = async () => 4_000;
  expect(await shown()).toEqual(['shop_balance_age_seconds 4000']);
});
