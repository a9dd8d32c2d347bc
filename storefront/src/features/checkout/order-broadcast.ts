/** An order that another tab has placed, by its user's id and its number. */
export interface OrderElsewhere {
  user: string;
  number: number;
}

/** Tells the other tabs of this browser of an order, and this one of theirs. */
export class OrderBroadcast {
  private channel: BroadcastChannel | undefined;

  /** @param open undefined where the browser has no channels: its tabs then learn of it by their next request */
  constructor(private readonly open: () => BroadcastChannel | undefined) {}

  send(order: OrderElsewhere): void {
    this.opened()?.postMessage(order);
  }

  listen(listener: (order: OrderElsewhere) => void): void {
    this.opened()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isOrder(data)) listener(data);
    });
  }

  /** A channel does not get what it sends itself, so this tab has one only. */
  private opened(): BroadcastChannel | undefined {
    return (this.channel ??= this.open());
  }
}

/** The tab may run another build. Without zod, which not every page loads. */
function isOrder(data: unknown): data is OrderElsewhere {
  const { user, number } = (data ?? {}) as Partial<Record<keyof OrderElsewhere, unknown>>;
  return typeof user === 'string' && typeof number === 'number';
}

/** This browser's. */
export const orderBroadcast = new OrderBroadcast(() =>
  'BroadcastChannel' in window ? new BroadcastChannel('orders') : undefined,
);
