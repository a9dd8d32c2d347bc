import { TransientError } from '../../../../kernel/transient-error.js';
import {
  type BulkConnection,
  BulkMailer,
  type Delivery,
} from '../../../../platform/mailer/bulk-mailer.js';
import { SendingLane } from './sending-lane.js';

type Answer = Delivery | 'away';

const EMAIL = {
  to: 'Ann.B@x.test',
  subject: 'Sale',
  html: 'Sale',
  text: 'Sale',
  sendId: '1',
  fromName: 'Shop',
};

/** Answers each email in turn. */
class ScriptedMailer extends BulkMailer {
  opened = 0;
  closed = 0;
  handedOver = 0;

  constructor(private readonly answers: Answer[]) {
    super();
  }

  async open(): Promise<BulkConnection> {
    this.opened++;
    return {
      deliver: async () => {
        const answer = this.answers.shift() ?? { outcome: 'accepted' };
        if (answer === 'away') throw new TransientError('away');
        this.handedOver++;
        return answer;
      },
      close: () => void this.closed++,
    };
  }
}

it('keeps its connection while emails are accepted', async () => {
  const mailer = new ScriptedMailer([]);
  const lane = new SendingLane(mailer);
  for (let n = 0; n < 3; n++) expect(await lane.send(EMAIL)).toEqual({ state: 'sent' });
  lane.close();
  expect(mailer).toMatchObject({ opened: 1, closed: 1, handedOver: 3 });
});

it.each([
  ['refused', 'failed'],
  ['postponed', 'postponed'],
  ['unknown', 'unconfirmed'],
] as const)('an email that is %s is %s, and never repeated', async (outcome, state) => {
  const mailer = new ScriptedMailer([{ outcome, reason: '550 <ann.b@x.test> is unknown' }]);
  const lane = new SendingLane(mailer);
  // The address is the subscriber's alone.
  expect(await lane.send(EMAIL)).toEqual({ state, error: '550 <…> is unknown' });
  expect(mailer).toMatchObject({ opened: 1, closed: 1, handedOver: 1 });
  expect(await lane.send(EMAIL)).toEqual({ state: 'sent' });
  expect(mailer).toMatchObject({ opened: 2, handedOver: 2 });
});

it('opens another connection where the server has ended the idle one', async () => {
  const mailer = new ScriptedMailer([{ outcome: 'accepted' }, 'away']);
  const lane = new SendingLane(mailer);
  await lane.send(EMAIL);
  expect(await lane.send(EMAIL)).toEqual({ state: 'sent' });
  expect(mailer).toMatchObject({ opened: 2, handedOver: 2 });
});

it('says that the server is away where a new connection does not help', async () => {
  const mailer = new ScriptedMailer(['away', 'away', 'away']);
  await expect(new SendingLane(mailer).send(EMAIL)).rejects.toThrow('away');
  expect(mailer).toMatchObject({ opened: 1, handedOver: 0 });
});
