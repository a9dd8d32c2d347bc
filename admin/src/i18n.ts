import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { resources } from './paths';

/** What React-Admin's own components say, where the shop says it in other words. */
const messages = mergeTranslations(englishMessages, {
  ra: {
    message: { unsaved_changes: 'You have unsaved changes. Leave without saving?' },
    notification: {
      http_error: 'Something went wrong. Please try again.',
      item_doesnt_exist: 'This no longer exists.',
    },
  },
  resources: {
    [resources.products]: {
      name: 'Product |||| Products',
      fields: { hasDiscount: 'Add Discount' },
    },
    [resources.categories]: { name: 'Category |||| Categories' },
    [resources.orders]: { name: 'Order |||| Orders' },
    [resources.users]: { name: 'User |||| Users' },
    [resources.subscribers]: { name: 'Subscriber |||| Subscribers' },
  },
});

/** The texts of the back office's components; a text that is no key, such as a server's message, is said as it is. */
export const i18nProvider = polyglotI18nProvider(
  () => messages,
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
