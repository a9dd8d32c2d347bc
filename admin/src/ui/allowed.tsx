import type { ReactNode } from 'react';
import type { Permission } from '../../../common/contract/staff';
import { useMay } from '../data/use-may';

interface AllowedProps {
  to: Permission;
  /** Shown to those who may not. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** What only staff with a permission see. */
export const Allowed = ({ to, otherwise = null, children }: AllowedProps) =>
  useMay(to) ? children : otherwise;
