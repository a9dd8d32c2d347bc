/** A part of an email's body; every part can be shown as HTML and as plain text. */
export type EmailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly url: string }
  | { readonly kind: 'lines'; readonly rows: readonly EmailLine[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'total'; readonly label: string; readonly amount: string }
  | { readonly kind: 'address'; readonly title: string; readonly lines: readonly string[] };

/** A line of an order. */
export interface EmailLine {
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
}

/** Whose email it is. */
export interface EmailSender {
  readonly name: string;
  readonly url: string;
  /** Where questions go; absent where the email is one itself. */
  readonly support?: string | undefined;
}

/** What an email says, before it is laid out. */
export interface EmailContent {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly blocks: readonly EmailBlock[];
  /** Why the reader gets this email; stands at its end. */
  readonly reason: string;
}
