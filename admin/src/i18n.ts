import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { contentListIds, contentListOf } from '../../common/contract/content-lists';
import { settingKeys, settingOf } from '../../common/contract/shop-settings';
import { resources } from './paths';

const productFields = {
  hasDiscount: 'Add Discount',
  finalPrice: 'Price',
  onSale: 'On sale',
  from: 'Added from',
  to: 'Added to',
};

/** What React-Admin's own components say, where the shop says it in other words. */
const messages = mergeTranslations(englishMessages, {
  ra: {
    action: {
      bulk_actions: '%{smart_count} selected',
      select_all: 'Select all on this page',
      unselect: 'Clear selection',
    },
    message: { unsaved_changes: 'You have unsaved changes. Leave without saving?' },
    notification: {
      http_error: 'Something went wrong. Please try again.',
      item_doesnt_exist: 'This no longer exists.',
    },
  },
  resources: {
    [resources.products]: { name: 'Product |||| Products', fields: productFields },
    [resources.lowStock]: { fields: productFields },
    [resources.categories]: { name: 'Category |||| Categories' },
    [resources.orders]: {
      name: 'Order |||| Orders',
      fields: { number: 'Order', createdAt: 'Date', totalPrice: 'Total', paymentStatus: 'Payment' },
    },
    [resources.users]: {
      name: 'User |||| Users',
      fields: { from: 'Joined from', to: 'Joined to' },
    },
    [resources.messages]: {
      name: 'Message |||| Messages',
      fields: { createdAt: 'Received', from: 'Received from', to: 'Received to' },
    },
    [resources.subscribers]: {
      name: 'Subscriber |||| Subscribers',
      fields: { from: 'Subscribed from', to: 'Subscribed to' },
    },
    [resources.campaigns]: { name: 'Campaign |||| Campaigns' },
    [resources.settings]: {
      name: 'Settings',
      fields: Object.fromEntries(settingKeys.map((key) => [key, settingOf(key).label])),
    },
    [resources.documents]: { name: 'Page |||| Pages' },
    ...Object.fromEntries(
      contentListIds.map((list) => [resources[list], { name: contentListOf(list).title }]),
    ),
    [resources.securityEvents]: {
      name: 'Security event |||| Security log',
      fields: { at: 'Date', kind: 'Event', address: 'Client address' },
    },
  },
});

/** The texts of the back office's components; a text that is no key, such as a server's message, is said as it is. */
export const i18nProvider = polyglotI18nProvider(
  () => messages,
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
