/** A part of an email's body, which has an HTML and a plain-text form. */
export type EmailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly url: string }
  | { readonly kind: 'lines'; readonly rows: readonly EmailLine[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'total'; readonly label: string; readonly amount: string }
  | { readonly kind: 'address'; readonly title: string; readonly lines: readonly string[] }
  /** HTML that is safe already and has its styles inline; `text` is its plain-text form. */
  | { readonly kind: 'markup'; readonly html: string; readonly text: string }
  | { readonly kind: 'quote'; readonly title: string; readonly text: string };

/** An order line. */
export interface EmailLine {
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
  /** An absolute URL; null or absent where there is none. */
  readonly image?: string | null;
}

/** The shop as shown in its emails. */
export interface EmailSender {
  readonly name: string;
  readonly url: string;
  /** Address for questions; absent in emails to the support address itself. */
  readonly support?: string | undefined;
  /** Postal address and phone, those that are set. */
  readonly contact: readonly string[];
}

/** Content of an email, without its layout. */
export interface EmailContent {
  readonly subject: string;
  /** Shown by email clients beside the subject. */
  readonly preview: string;
  readonly blocks: readonly EmailBlock[];
  /** Why the reader receives this email; shown at its end. */
  readonly reason: string;
}
