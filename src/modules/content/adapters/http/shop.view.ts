/** What the forms may count on. Money in dollars, sizes in bytes. */
export class ShopLimitsView {
  imagesPerProduct!: number;
  imageBytes!: number;
  smallestOrder!: number;
  largestOrder!: number;
  /** A product with so many left, or fewer, is low. */
  lowStock!: number;
}

/** How the browser reaches the card provider. */
export class ShopPaymentView {
  publishableKey!: string;
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

/** What a browser may know of this shop. */
export class ShopView {
  name!: string;
  currency!: string;
  limits!: ShopLimitsView;
  payment!: ShopPaymentView;
  /** Null outside demo mode. */
  demo!: DemoView | null;
}
