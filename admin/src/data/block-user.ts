import { call } from './call';

export const blockUser = (id: string) => call('POST /api/users/{id}/block', { path: { id } });

export const unblockUser = (id: string) => call('POST /api/users/{id}/unblock', { path: { id } });
