/** What the staff remembers about a customer, and customers do not see. */
export interface CustomerNote {
  readonly id: string;
  readonly userId: string;
  /** The order that it is about; null where it is about the customer. */
  readonly order: { readonly id: string; readonly number: number } | null;
  /** Null where the author's account no longer exists. */
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly text: string;
  readonly createdAt: Date;
}

export type NewCustomerNote = Omit<CustomerNote, 'author' | 'order'> & {
  readonly authorId: string;
  readonly orderId: string | null;
};
