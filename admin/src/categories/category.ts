import type { RaRecord } from 'react-admin';

export interface Category extends RaRecord<string> {
  title: string;
  /** Address of the image. */
  icon: string | null;
  /** How many products that are sold are in it. */
  productCount: number;
}
