import type { Body } from '../../../common/contract/client';
import { call } from '../data/call';

export const fetchOwnNotifications = async () => (await call('GET /api/notifications')).data;

export const chooseNotifications = (body: Body<'PUT /api/notifications'>) =>
  call('PUT /api/notifications', { body });
