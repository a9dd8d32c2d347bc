/** Section 4: what each status is called for the customer, its badge's color, and what an admin may do. */
export interface OrderStatus {
  readonly status: 'pending' | 'shipped' | 'delivered' | 'canceled' | 'returned';
  readonly label: string;
  readonly color: string;
  readonly actions: readonly { readonly button: string; readonly to: OrderStatus['status'] }[];
}

export const ORDER_STATUSES: readonly OrderStatus[] = [
  {
    status: 'pending',
    label: 'Preparing for delivery',
    color: 'yellow',
    actions: [
      { button: 'Cancel', to: 'canceled' },
      { button: 'Ship', to: 'shipped' },
    ],
  },
  {
    status: 'shipped',
    label: 'On the way',
    color: 'blue',
    actions: [
      { button: 'Deliver', to: 'delivered' },
      { button: 'Return', to: 'returned' },
    ],
  },
  { status: 'delivered', label: 'Delivered', color: 'green', actions: [] },
  { status: 'canceled', label: 'Order canceled', color: 'red', actions: [] },
  { status: 'returned', label: 'Order returned', color: 'purple', actions: [] },
];

/** Any other value. */
export const UNKNOWN_STATUS = 'Unknown status';
