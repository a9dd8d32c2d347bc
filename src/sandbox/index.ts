export {
  startCardProvider,
  type CardProvider,
  type CardProviderOptions,
} from './card-provider/start-card-provider.js';
export type { Knobs } from './card-provider/knobs.js';
export { startMailbox, type Mailbox, type MailboxOptions } from './mailbox/start-mailbox.js';
