/**
 * The type of an event: its name, and its payload as type parameter. Payloads hold ids and facts
 * only, never secrets or rendered text, because they are stored until they are handled.
 */
export interface DomainEventType<Payload extends object> {
  readonly name: string;
  /** Never set; it ties the payload's type to the name. */
  readonly payload?: Payload;
  /** The subject of the event: emails with the same key are sent in order. */
  orderingKey?(payload: Payload): string;
}

/** An event whose jobs can be found by its subject. */
export type KeyedEventType<Payload extends object> = DomainEventType<Payload> &
  Required<Pick<DomainEventType<Payload>, 'orderingKey'>>;

/** Declares an event, for example `domainEvent<{ orderId: string }>('orders.order-placed')`. */
export function domainEvent<Payload extends object>(
  name: string,
  options: Pick<KeyedEventType<Payload>, 'orderingKey'>,
): KeyedEventType<Payload>;
export function domainEvent<Payload extends object>(name: string): DomainEventType<Payload>;
export function domainEvent<Payload extends object>(
  name: string,
  options: Pick<DomainEventType<Payload>, 'orderingKey'> = {},
): DomainEventType<Payload> {
  return { name, ...options };
}

/**
 * Publishes events to other modules. An event is stored in the caller's transaction and delivered
 * to every subscriber at least once after the commit; outside a transaction it throws.
 */
export abstract class DomainEvents {
  abstract publish<Payload extends object>(
    type: DomainEventType<Payload>,
    payload: Payload,
  ): Promise<void>;

  /**
   * Completes the pending jobs of events with this subject, whose work the caller's transaction has
   * done itself. A job that runs already finds nothing left to do.
   */
  abstract withdraw<Payload extends object>(
    type: KeyedEventType<Payload>,
    payload: Payload,
  ): Promise<void>;
}
