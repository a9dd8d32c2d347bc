import type { IconName } from '../ui/icon';

interface ContactLine {
  icon: IconName;
  label: string;
  text: string;
  /** The target of its link; a postal address has none. */
  href?: string;
}

/** Placeholders, as the demo has no real shop. */
export const CONTACT_LINES: readonly ContactLine[] = [
  { icon: 'phone', label: 'Phone', text: '+1 (555) 010-0199', href: 'tel:+15550100199' },
  { icon: 'mail', label: 'Email', text: 'hello@vigor.test', href: 'mailto:hello@vigor.test' },
  { icon: 'pin', label: 'Address', text: '100 Forge Street, Portland, OR 97201' },
];
