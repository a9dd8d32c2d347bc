import type { Cards } from '../../cards.js';
import type { TestApp } from '../../start-test-app.js';
import type { TestMailbox } from '../../test-mailbox.js';
import type { TestUser } from '../../test-users.js';
import type { KnownShop } from './known-shop.js';

interface Parts {
  readonly testApp: TestApp;
  readonly mailbox: TestMailbox;
  readonly cards: Cards;
  readonly user: TestUser;
  readonly admin: TestUser;
  readonly imageUrl: string;
}

/** An application of the tests as the shop of known requests, called by inject. */
export function knownTestShop({ testApp, mailbox, ...parts }: Parts): KnownShop {
  const { api } = testApp;
  return {
    ...parts,
    guest: api,
    emailsTo: (email) => mailbox.emailsTo(email),
    postFile: async (path, token, { type, content }) => {
      const { status, data, body } = await api
        .as(token)
        .with({ 'content-type': type })
        .post(path, content);
      if (status >= 400) throw new Error(`${path}: ${status} ${body}`);
      return data;
    },
  };
}
