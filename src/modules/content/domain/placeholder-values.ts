import { MONEY_BACK } from '../../../../common/contract/order.js';
import { type Placeholder, replacePlaceholders } from '../../../../common/contract/placeholders.js';
import type { ShopSettings } from '../../../../common/contract/shop-settings.js';
import { addressLine, countryName } from '../../../../common/format/address.js';
import { handling, returnPolicy } from '../../../../common/format/policy-texts.js';
import { counted } from '../../../../common/format/text.js';

/** The path of the contact form. */
const CONTACT = '/contact';

/** What the placeholders of a text stand for. */
export interface ShopFacts {
  readonly settings: ShopSettings;
  /** What delivery costs, in sentences. */
  readonly deliveryCost: string;
}

/** A plain text with its placeholders filled. */
export const fillPlaceholders = (text: string, facts: ShopFacts): string =>
  replacePlaceholders(text, (name) => valueOf(name, facts, PLAIN));

/** Markdown with its placeholders filled, whose own characters stay as they are. */
export const fillMarkdownPlaceholders = (markdown: string, facts: ShopFacts): string =>
  replacePlaceholders(markdown, (name) => valueOf(name, facts, MARKDOWN));

/** How a value and a link are written. */
interface Notation {
  readonly value: (text: string) => string;
  readonly link: (text: string, to: string) => string;
}

const PLAIN: Notation = { value: (text) => text, link: (text) => text };

const MARKDOWN: Notation = {
  value: escaped,
  link: (text, to) => `[${escaped(text)}](<${to.replace(/[<>\\\n]/g, encodeURIComponent)}>)`,
};

/** ASCII punctuation as CommonMark escapes it. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

function valueOf(
  name: Placeholder,
  { settings, deliveryCost }: ShopFacts,
  notation: Notation,
): string {
  const { value, link } = notation;
  const { email, phone } = settings;
  switch (name) {
    case 'shopName':
      return value(settings.name);
    case 'email':
      return email ? link(email, `mailto:${email}`) : '';
    case 'phone':
      return value(phone ?? '');
    case 'address':
      return value(addressLine(settings) ?? '');
    case 'country':
      return value(countryName(settings.country));
    case 'contact':
      return contact(settings, notation);
    case 'deliveryCost':
      return value(deliveryCost);
    case 'returnDays':
      return counted(settings.returnDays, 'day');
    case 'returnPolicy':
      return returnPolicy(settings);
    case 'handling':
      return handling(settings);
    case 'refundTiming':
      return MONEY_BACK;
  }
}

/** Names only the ways that exist; the contact form always does. */
function contact(settings: ShopSettings, { value, link }: Notation): string {
  const { email, phone } = settings;
  const address = addressLine(settings);
  const ways = [
    `use our ${link('contact form', CONTACT)}`,
    ...(email ? [`write to ${link(email, `mailto:${email}`)}`] : []),
    ...(phone ? [`call ${value(phone)}`] : []),
  ];
  const sentence = `To reach us, ${ways.length > 1 ? `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}` : ways[0]}.`;
  return address ? `${sentence} Our postal address is ${value(address)}.` : sentence;
}
