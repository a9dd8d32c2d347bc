import type { PublicShopSettings } from '../../../common/contract/shop-settings';
import { addressLine } from '../../../common/format/address';
import type { IconName } from '../ui/icon';

interface ContactLine {
  icon: IconName;
  label: string;
  text: string;
  /** The target of its link; a postal address has none. */
  href?: string;
}

/** How to reach the shop: what its settings say, and nothing in place of what they leave open. */
export function contactLines(settings: PublicShopSettings | undefined): ContactLine[] {
  if (!settings) return [];
  const { phone, email } = settings;
  const address = addressLine(settings);
  return [
    ...(phone
      ? [{ icon: 'phone', label: 'Phone', text: phone, href: `tel:${dialed(phone)}` } as const]
      : []),
    ...(email
      ? [{ icon: 'mail', label: 'Email', text: email, href: `mailto:${email}` } as const]
      : []),
    ...(address ? [{ icon: 'pin', label: 'Address', text: address } as const] : []),
  ];
}

/** A phone number without what only people need. */
const dialed = (phone: string): string => phone.replace(/[^\d+]/g, '');
