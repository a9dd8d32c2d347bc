/** A product as the API shows it; prices in dollars. */
export interface Product {
  _id: string;
  name: string;
  description: string;
  price: number;
  finalPrice: number;
  discount: number;
  hasDiscount: boolean;
  images: string[];
  quantity: number;
  category: { _id: string; title: string };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00`, as users see it. */
export const money = (amount: number): string => dollars.format(amount);

/** The whole cents of an amount in dollars, as the API shows it. */
export const toCents = (amount: number): number => Math.round(amount * 100);
