export interface GuestItem {
  product: string;
  quantity: number;
}

const KEY = 'cartItems';

/** The guest's cart in the browser's storage, as a list that every change writes again. */
export class GuestCart {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** Empty where nothing is stored or it is invalid. */
  items(): GuestItem[] {
    return itemsOf(this.stored());
  }

  /** The stored text, which stays identical until something changes, as `useSyncExternalStore` needs. */
  readonly stored = (): string | null => {
    try {
      return this.storage().getItem(KEY);
    } catch {
      return null;
    }
  };

  /** Calls back after changes in this tab. @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Adding a product again increases its quantity. */
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
    for (const listener of [...this.listeners]) listener();
  }
}

/** This browser's guest cart. */
export const guestCart = new GuestCart(() => window.localStorage);

/** Parses the stored cart; empty where nothing valid is stored. */
export function itemsOf(stored: string | null): GuestItem[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items.filter(isGuestItem) : [];
  } catch {
    return [];
  }
}

function isGuestItem(value: unknown): value is GuestItem {
  const { product, quantity } = (value ?? {}) as Partial<GuestItem>;
  return typeof product === 'string' && Number.isInteger(quantity);
}
