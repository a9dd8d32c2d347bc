import type { RaRecord } from 'react-admin';

export interface User extends RaRecord<string> {
  name: string;
  email: string;
  role: 'user' | 'admin';
  /** Address of the avatar. */
  image?: string | null;
}
