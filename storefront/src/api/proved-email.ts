/** An address whose mailbox the visitor has proved, by the link in an email. */
export interface ProvedEmail {
  readonly email: string;
  readonly proof: string;
}

/** What a call sends along where it is about the proved address. */
export function proofOf(proved: ProvedEmail | null, email: string): { emailProof?: string } {
  const isProved = proved?.email.toLowerCase() === email.trim().toLowerCase();
  return proved && isProved ? { emailProof: proved.proof } : {};
}
