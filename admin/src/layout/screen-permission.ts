import type { Permission } from '../../../common/contract/staff';
import { ADMIN, resources } from '../paths';

/** What a screen needs, by the beginning of its address below the back office; the longest counts. */
const SCREENS: Readonly<Record<string, Permission>> = {
  'product-management/add-product': 'products.change',
  [`${resources.products}/edit`]: 'products.change',
  'category-management/add-category': 'categories.change',
  [`${resources.categories}/edit`]: 'categories.change',
  [resources.orders]: 'orders.see',
  [resources.returns]: 'orders.see',
  [resources.users]: 'users.see',
  [resources.staff]: 'staff.see',
  [resources.messages]: 'messages.see',
  [resources.subscribers]: 'subscribers.see',
  [resources.campaigns]: 'campaigns.see',
  content: 'content.change',
  [resources.settings]: 'settings.see',
  [resources.delivery]: 'settings.see',
  [`${resources.delivery}/add`]: 'settings.change',
  [`${resources.delivery}/edit`]: 'settings.change',
  [resources.deliveryMethods]: 'settings.change',
  [resources.books]: 'books.see',
  [resources.taxes]: 'settings.see',
  [`${resources.taxes}/add`]: 'settings.change',
  [`${resources.taxes}/edit`]: 'settings.change',
  [resources.discounts]: 'settings.see',
  [`${resources.discounts}/add`]: 'settings.change',
  [`${resources.discounts}/edit`]: 'settings.change',
  operations: 'operations.see',
  payments: 'orders.refund',
  [resources.audit]: 'audit.see',
};

/** The permission that the screen of a path needs; undefined where all staff may see it. */
export function screenPermission(path: string): Permission | undefined {
  const below = path.startsWith(`${ADMIN}/`) ? path.slice(ADMIN.length + 1) : '';
  const found = Object.keys(SCREENS)
    .filter((screen) => below === screen || below.startsWith(`${screen}/`))
    .sort((a, b) => b.length - a.length)[0];
  return found === undefined ? undefined : SCREENS[found];
}
