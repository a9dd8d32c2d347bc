/** What a guest put aside before signing in. */
export interface GuestItem {
  product: string;
  quantity: number;
}

const KEY = 'cartItems';

/** The guest's cart in the browser's storage, as a list that every change writes again. */
export class GuestCart {
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** Empty where nothing is stored, or something spoiled. */
  items(): GuestItem[] {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isGuestItem) : [];
    } catch {
      return [];
    }
  }

  /** A second add of the same product adds up. */
  add(product: string, quantity: number): void {
    this.change(product, quantity);
  }

  increase(product: string): void {
    this.change(product, 1);
  }

  /** Never below 0. */
  decrease(product: string): void {
    this.change(product, -1);
  }

  remove(product: string): void {
    this.write(this.items().filter((item) => item.product !== product));
  }

  clear(): void {
    this.write([]);
  }

  private change(product: string, by: number): void {
    const items = this.items();
    const item = items.find((one) => one.product === product);
    if (item) item.quantity = Math.max(0, item.quantity + by);
    else if (by > 0) items.push({ product, quantity: by });
    this.write(items);
  }

  private write(items: GuestItem[]): void {
    try {
      if (items.length === 0) this.storage().removeItem(KEY);
      else this.storage().setItem(KEY, JSON.stringify(items));
    } catch {
      // Storage may be forbidden or full: then the guest adds the product again after signing in.
    }
  }
}

/** This browser's guest cart. */
export const guestCart = new GuestCart(() => window.localStorage);

function isGuestItem(value: unknown): value is GuestItem {
  const { product, quantity } = (value ?? {}) as Partial<GuestItem>;
  return typeof product === 'string' && Number.isInteger(quantity);
}
