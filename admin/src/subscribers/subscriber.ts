import type { RaRecord } from 'react-admin';

export interface Subscriber extends RaRecord<string> {
  email: string;
  status: 'pending' | 'active' | 'canceled' | 'unsubscribed';
}
