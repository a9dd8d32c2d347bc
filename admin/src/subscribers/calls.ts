import { call } from '../data/call';

export const cancelSubscription = (email: string) =>
  call('PUT /api/newsletter/cancel-subscription', { body: { email } });
