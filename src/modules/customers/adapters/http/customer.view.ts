import { UserView } from '../../../auth/index.js';
import type { CustomerNote } from '../../domain/customer-note.js';

/** What a customer has bought. */
export class CustomerFiguresView {
  orders!: number;
  /** Pending or shipped. */
  open!: number;
  canceled!: number;
  returned!: number;
  /** In dollars, of the orders that are neither canceled nor returned, without what disputes took. */
  spent!: number;
  lastOrderAt!: Date | null;
}

export class CustomerSessionView {
  startedAt!: Date;
  expiresAt!: Date;
  /** The beginning of the User-Agent; null for a session of an earlier release. */
  device!: string | null;
}

export class NoteAuthorView {
  _id!: string;
  name!: string;
}

export class NoteOrderView {
  _id!: string;
  number!: number;
}

/** A note of the staff. */
export class CustomerNoteView {
  _id!: string;
  text!: string;
  /** Null where the author's account no longer exists. */
  author!: NoteAuthorView | null;
  /** The order that it is about; null where it is about the customer. */
  order!: NoteOrderView | null;
  createdAt!: Date;
}

export const toNoteView = ({
  id,
  text,
  author,
  order,
  createdAt,
}: CustomerNote): CustomerNoteView => ({
  _id: id,
  text,
  author: author && { _id: author.id, name: author.name },
  order: order && { _id: order.id, number: order.number },
  createdAt,
});

/** A customer's page. */
export class CustomerView extends UserView {
  figures!: CustomerFiguresView;
  /** Those that have not ended, newest first. */
  sessions!: CustomerSessionView[];
  hasSecondFactor!: boolean;
  /** Newest first. */
  notes!: CustomerNoteView[];
}
