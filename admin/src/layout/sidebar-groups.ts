import type { SvgIconComponent } from '@mui/icons-material';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { paths } from '../paths';

export interface SidebarLink {
  label: string;
  to: string;
  icon: SvgIconComponent;
}

/** A heading with its links; a group with one link of the same name needs no heading. */
export interface SidebarGroup {
  heading?: string;
  links: SidebarLink[];
}

/** What the sidebar shows, in the order of the specification. A screen that is not there has no row. */
export const sidebarGroups: SidebarGroup[] = [
  { links: [{ label: 'Order Management', to: paths.orders, icon: ReceiptLongOutlined }] },
];
