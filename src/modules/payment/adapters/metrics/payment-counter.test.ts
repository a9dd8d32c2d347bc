import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { PaymentCounter } from './payment-counter.js';

it('counts attempts by their outcome, from 0 on, so that the first one is an increase', async () => {
  const metrics = new Metrics();
  const counter = new PaymentCounter(metrics);
  const shown = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('shop_'));
  expect(await shown()).toEqual([
    'shop_payment_attempts_total{outcome="succeeded"} 0',
    'shop_payment_attempts_total{outcome="declined"} 0',
  ]);
  counter.count('declined');
  counter.count('declined');
  counter.count('succeeded');
  expect(await shown()).toEqual([
    'shop_payment_attempts_total{outcome="succeeded"} 1',
    'shop_payment_attempts_total{outcome="declined"} 2',
  ]);
});
