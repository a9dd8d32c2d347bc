import type { SvgIconComponent } from '@mui/icons-material';
import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FitnessCenterOutlined from '@mui/icons-material/FitnessCenterOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { ComponentType } from 'react';
import { isAllowed, type Permission, type StaffRole } from '../../../common/contract/staff';
import { paths } from '../paths';
import { OpenMessages, OpenReturns } from './open-count';

export interface SidebarLink {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** At the end of the link: how much waits there. */
  Count?: ComponentType;
  /** Absent where all staff may see its screen. */
  needs?: Permission;
}

/** Links below a heading, or links without one. */
export interface SidebarGroup {
  heading?: string;
  links: SidebarLink[];
}

const sidebarGroups: SidebarGroup[] = [
  { links: [{ label: 'Dashboard', to: paths.home, icon: DashboardOutlined }] },
  {
    heading: 'Product management',
    links: [
      { label: 'Products', to: paths.products, icon: FitnessCenterOutlined },
      {
        label: 'Add Product',
        to: paths.addProduct,
        icon: AddBoxOutlined,
        needs: 'products.change',
      },
    ],
  },
  {
    heading: 'Category Management',
    links: [
      { label: 'Categories', to: paths.categories, icon: CategoryOutlined },
      {
        label: 'Add Category',
        to: paths.addCategory,
        icon: AddBoxOutlined,
        needs: 'categories.change',
      },
    ],
  },
  {
    links: [
      {
        label: 'Order Management',
        to: paths.orders,
        icon: ReceiptLongOutlined,
        needs: 'orders.see',
      },
      {
        label: 'Returns',
        to: paths.returns,
        icon: AssignmentReturnOutlined,
        Count: OpenReturns,
        needs: 'orders.see',
      },
      {
        label: 'Payments',
        to: paths.payments,
        icon: CreditCardOutlined,
        needs: 'orders.refund',
      },
      { label: 'User Management', to: paths.users, icon: GroupOutlined, needs: 'users.see' },
      {
        label: 'Messages',
        to: paths.messages,
        icon: ForumOutlined,
        Count: OpenMessages,
        needs: 'messages.see',
      },
    ],
  },
  {
    heading: 'Newsletter management',
    links: [
      { label: 'Subscribers', to: paths.subscribers, icon: MailOutlined, needs: 'subscribers.see' },
      { label: 'Campaigns', to: paths.campaigns, icon: CampaignOutlined, needs: 'campaigns.see' },
    ],
  },
  {
    heading: 'Content',
    links: (
      [
        { label: 'Pages and texts', to: paths.documents, icon: ArticleOutlined },
        { label: 'Images', to: paths.images, icon: CollectionsOutlined },
        { label: 'Gallery', to: paths.contentList('gallery'), icon: PhotoLibraryOutlined },
        { label: 'Testimonials', to: paths.contentList('testimonials'), icon: FormatQuoteOutlined },
        { label: 'Partners', to: paths.contentList('partners'), icon: HandshakeOutlined },
        { label: 'FAQs', to: paths.contentList('faqs'), icon: QuizOutlined },
      ] satisfies SidebarLink[]
    ).map((link) => ({ ...link, needs: 'content.change' as const })),
  },
  {
    heading: 'System',
    links: [
      { label: 'Staff', to: paths.staff, icon: BadgeOutlined, needs: 'staff.see' },
      { label: 'Settings', to: paths.settings, icon: SettingsOutlined, needs: 'settings.see' },
      {
        label: 'Delivery',
        to: paths.delivery,
        icon: LocalShippingOutlined,
        needs: 'settings.see',
      },
      {
        label: 'Discount codes',
        to: paths.discounts,
        icon: SellOutlined,
        needs: 'settings.see',
      },
      { label: 'Taxes', to: paths.taxes, icon: PercentOutlined, needs: 'settings.see' },
      { label: 'Books', to: paths.books, icon: MenuBookOutlined, needs: 'books.see' },
      {
        label: 'Operations',
        to: paths.operations,
        icon: MonitorHeartOutlined,
        needs: 'operations.see',
      },
      { label: 'Audit log', to: paths.audit, icon: HistoryOutlined, needs: 'audit.see' },
    ],
  },
];

/** The links of the sidebar that somebody of this role may follow. */
export function sidebarGroupsOf(role: StaffRole | null): SidebarGroup[] {
  return sidebarGroups
    .map(({ links, ...group }) => ({
      ...group,
      links: links.filter(({ needs }) => needs === undefined || isAllowed(role, needs)),
    }))
    .filter(({ links }) => links.length > 0);
}
