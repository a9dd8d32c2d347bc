import type { SvgIconComponent } from '@mui/icons-material';
import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FitnessCenterOutlined from '@mui/icons-material/FitnessCenterOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { ComponentType } from 'react';
import { paths } from '../paths';
import { OpenMessages } from './open-messages';

export interface SidebarLink {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** At the end of the link: how much waits there. */
  Count?: ComponentType;
}

/** Links below a heading, or links without one. */
export interface SidebarGroup {
  heading?: string;
  links: SidebarLink[];
}

/** The links of the sidebar. */
export const sidebarGroups: SidebarGroup[] = [
  { links: [{ label: 'Dashboard', to: paths.home, icon: DashboardOutlined }] },
  {
    heading: 'Product management',
    links: [
      { label: 'Products', to: paths.products, icon: FitnessCenterOutlined },
      { label: 'Add Product', to: paths.addProduct, icon: AddBoxOutlined },
    ],
  },
  {
    heading: 'Category Management',
    links: [
      { label: 'Categories', to: paths.categories, icon: CategoryOutlined },
      { label: 'Add Category', to: paths.addCategory, icon: AddBoxOutlined },
    ],
  },
  {
    links: [
      { label: 'Order Management', to: paths.orders, icon: ReceiptLongOutlined },
      { label: 'User Management', to: paths.users, icon: GroupOutlined },
      { label: 'Messages', to: paths.messages, icon: ForumOutlined, Count: OpenMessages },
    ],
  },
  {
    heading: 'Newsletter management',
    links: [
      { label: 'Subscribers', to: paths.subscribers, icon: MailOutlined },
      { label: 'Campaigns', to: paths.campaigns, icon: CampaignOutlined },
    ],
  },
  {
    heading: 'Content',
    links: [
      { label: 'Pages and texts', to: paths.documents, icon: ArticleOutlined },
      { label: 'Images', to: paths.images, icon: CollectionsOutlined },
      { label: 'Gallery', to: paths.contentList('gallery'), icon: PhotoLibraryOutlined },
      { label: 'Testimonials', to: paths.contentList('testimonials'), icon: FormatQuoteOutlined },
      { label: 'Partners', to: paths.contentList('partners'), icon: HandshakeOutlined },
      { label: 'FAQs', to: paths.contentList('faqs'), icon: QuizOutlined },
    ],
  },
  {
    heading: 'System',
    links: [
      { label: 'Settings', to: paths.settings, icon: SettingsOutlined },
      { label: 'Operations', to: paths.operations, icon: MonitorHeartOutlined },
      { label: 'Audit log', to: paths.audit, icon: HistoryOutlined },
    ],
  },
];
