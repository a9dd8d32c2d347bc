import { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import { FakeFraudWarnings } from '../../payment/testing/fake-fraud-warnings.js';
import { FakeReportedIntents } from '../../payment/testing/fake-reported-intents.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { newFraudWarning } from '../../payment/testing/new-fraud-warning.js';
import { PaymentReportsReader } from './payment-reports-reader.js';

const [disputes, warnings] = [new FakeDisputes(), new FakeFraudWarnings()];
const reported = new FakeReportedIntents(disputes, warnings);
const reader = new PaymentReportsReader(reported, disputes, warnings);

beforeAll(async () => {
  await disputes.save(newDispute());
  await warnings.save(newFraudWarning());
});

it('reads what an order needs of the disputes and warnings of its payment', async () => {
  expect(await reader.ofIntent('pi_1')).toEqual({
    disputes: [
      {
        ...{ outcome: 'open', amountCents: 4_200, reason: 'fraudulent' },
        answerBy: new Date('2026-12-03T00:00:00Z'),
      },
    ],
    warnings: [{ fraudType: 'made_with_stolen_card', isPending: true }],
  });
});

it('reads nothing of a payment of which nothing is reported', async () => {
  expect(await reader.ofIntent('pi_2')).toEqual({ disputes: [], warnings: [] });
});
