import { call } from '../data/call';

export const makeAdmin = (id: string) => call('PUT /api/users/make-admin', { query: { id } });
