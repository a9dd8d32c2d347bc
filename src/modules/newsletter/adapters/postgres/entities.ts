import { SubscriberEntity } from './subscriber.entity.js';

/** The tables of the module. */
export const NEWSLETTER_ENTITIES = [SubscriberEntity];
