/** What the staff remembers about a customer, and customers do not see. */
export interface CustomerNote {
  readonly id: string;
  readonly userId: string;
  /** Null where the author's account no longer exists. */
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly text: string;
  readonly createdAt: Date;
}

export type NewCustomerNote = Omit<CustomerNote, 'author'> & { readonly authorId: string };
