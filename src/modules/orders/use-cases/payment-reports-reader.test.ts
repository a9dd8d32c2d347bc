import { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import { FakeFraudWarnings } from '../../payment/testing/fake-fraud-warnings.js';
import { FakeReportedIntents } from '../../payment/testing/fake-reported-intents.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { newFraudWarning } from '../../payment/testing/new-fraud-warning.js';
import { PaymentReportsReader } from './payment-reports-reader.js';

const [disputes, warnings] = [new FakeDisputes(), new FakeFraudWarnings()];
const reported = new FakeReportedIntents(disputes, warnings);
const reader = new PaymentReportsReader(reported, disputes, warnings, {
  current: async () => ({ timeZone: 'America/New_York' }),
});

beforeAll(async () => {
  await disputes.save(newDispute());
  await warnings.save(newFraudWarning());
});

it('reads what an order needs of disputes, with the day of the shop, and of warnings', async () => {
  expect(await reader.ofIntent('pi_1')).toEqual({
    disputes: [
      {
        outcome: 'open',
        amountCents: 4_200,
        reason: 'fraudulent',
        answerBy: '2026-12-02',
      },
    ],
    warnings: [{ fraudType: 'made_with_stolen_card', isPending: true }],
  });
});

it('reads nothing of a payment of which nothing is reported', async () => {
  expect(await reader.ofIntent('pi_2')).toEqual({ disputes: [], warnings: [] });
});
