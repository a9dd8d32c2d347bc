/**
 * The type of an event: its name, and by its type parameter what it carries. Payloads hold ids
 * and facts only, never secrets or rendered text, for they are stored until they are handled.
 */
export interface DomainEventType<Payload extends object> {
  readonly name: string;
  /** Never set; it ties the payload's type to the name. */
  readonly payload?: Payload;
  /** The subject of the event: jobs with the same key run in order. */
  orderingKey?(payload: Payload): string;
}

/** Declares an event, for example `domainEvent<{ orderId: string }>('orders.order-placed')`. */
export function domainEvent<Payload extends object>(
  name: string,
  options: Pick<DomainEventType<Payload>, 'orderingKey'> = {},
): DomainEventType<Payload> {
  return { name, ...options };
}

/**
 * Publishes what happened to other modules. The event is stored in the caller's transaction and
 * reaches every subscriber at least once after the commit; outside a transaction it throws.
 */
export abstract class DomainEvents {
  abstract publish<Payload extends object>(
    type: DomainEventType<Payload>,
    payload: Payload,
  ): Promise<void>;
}
