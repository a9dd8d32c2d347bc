import PostalMime from 'postal-mime';

export interface StoredEmail {
  /** Ascending. */
  readonly id: number;
  /** When it was delivered, ISO 8601. */
  readonly at: string;
  readonly from: string;
  /** Recipients of the envelope, joined by `, `. */
  readonly to: string;
  readonly subject: string;
  /** With its angle brackets, as in the header. */
  readonly messageId: string;
  readonly text: string;
  /** Empty where the email has none. */
  readonly html: string;
  /** By lower-case name; repeated ones joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses what came over SMTP. */
export async function parseEmail(
  raw: Buffer,
  recipients: readonly string[],
): Promise<Omit<StoredEmail, 'id' | 'at'>> {
  const email = await PostalMime.parse(raw);
  const headers: Record<string, string> = {};
  for (const { key, value } of email.headers) {
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return {
    from: headers.from ?? '',
    to: recipients.join(', '),
    subject: email.subject ?? '',
    messageId: email.messageId ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers,
  };
}
