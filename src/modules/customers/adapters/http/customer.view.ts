import { UserView } from '../../../auth/index.js';

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

/** A note of the staff. */
export class CustomerNoteView {
  _id!: string;
  text!: string;
  /** Null where the author's account no longer exists. */
  author!: NoteAuthorView | null;
  createdAt!: Date;
}

/** A customer's page. */
export class CustomerView extends UserView {
  figures!: CustomerFiguresView;
  /** Those that have not ended, newest first. */
  sessions!: CustomerSessionView[];
  /** Newest first. */
  notes!: CustomerNoteView[];
}
