import { ShopSettingsView } from '../../../settings/index.js';

/** Limits that the forms use. Money in dollars, sizes in bytes, times in ms. */
export class ShopLimitsView {
  imagesPerProduct!: number;
  imageBytes!: number;
  smallestOrder!: number;
  largestOrder!: number;
  /** A product counts as low at this stock or less. */
  lowStock!: number;
  /** How long a link to reset a password is valid. */
  resetLinkMs!: number;
}

/** How the browser reaches the payment provider. */
export class ShopPaymentView {
  publishableKey!: string;
  /** Whether a shop of production takes test cards only: every page has to say so. */
  isTestMode!: boolean;
  /** Null with the real provider. */
  apiBase!: string | null;
  /** Null with the real provider. */
  scriptUrl!: string | null;
}

export class DemoLoginView {
  email!: string;
  password!: string;
}

export class DemoView {
  admin!: DemoLoginView;
  user!: DemoLoginView;
}

/** A page that staff have written. */
export class ShopPageView {
  title!: string;
  path!: string;
}

/** What a bar above all pages says. */
export class AnnouncementView {
  text!: string;
  /** A path of the shop or another address. */
  link!: string | null;
  /** When the bar goes away. */
  to!: Date | null;
}

/** What delivery costs up to a weight, in dollars. */
export class ShopWeightStepView {
  /** Inclusive. */
  upToGrams!: number;
  price!: number;
}

/** A method of delivery into the country of the shop. In dollars, working days. */
export class ShopDeliveryMethodView {
  /** Null where it depends on the weight alone. */
  price!: number | null;
  /** Free where the lines are at least this sum; null where it is not. */
  freeFrom!: number | null;
  /** Ascending; null where the weight does not count. */
  steps!: ShopWeightStepView[] | null;
  /** From the order until its delivery; both null where nothing is promised. */
  daysFrom!: number | null;
  daysTo!: number | null;
}

/** What can be said of delivery before there is a cart. */
export class ShopDeliveryView {
  /** Whether every order is delivered for nothing. */
  isFree!: boolean;
  /** In dollars: from which sum delivery in the country of the shop is free; null where it never gets free. */
  freeFrom!: number | null;
  /** Into the country of the shop, in the order in which shoppers see them. */
  methods!: ShopDeliveryMethodView[];
}

/** The public settings of this shop. */
export class ShopView {
  name!: string;
  currency!: string;
  limits!: ShopLimitsView;
  settings!: ShopSettingsView;
  delivery!: ShopDeliveryView;
  /** In the order of the footer. */
  pages!: ShopPageView[];
  /** Null where there is none at the time. */
  announcement!: AnnouncementView | null;
  /** The URL of the hero image, for link previews. */
  previewImage!: string | null;
  payment!: ShopPaymentView;
  /** Nobody owns the shop yet, so that nobody can enter its back office. */
  needsOwner!: boolean;
  /** Null outside demo mode. */
  demo!: DemoView | null;
}
