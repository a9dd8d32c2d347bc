import { domainEvent } from '../../../kernel/domain-event.js';

/** A version has changed what the shop asks of its staff, of which all owners hear. */
export const securitySettingsChanged = domainEvent<{ version: number }>(
  'settings.security-changed',
);
