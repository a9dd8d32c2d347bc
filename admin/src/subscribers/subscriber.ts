import type { RaRecord } from 'react-admin';

export interface Subscriber extends RaRecord<string> {
  email: string;
  status: 'active' | 'canceled' | 'unsubscribed';
}
