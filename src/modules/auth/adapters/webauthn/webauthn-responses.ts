import { z } from 'zod';

/** Longer than any real one. */
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const id = base64url.max(2_000);

const common = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  // Nothing that the shop asks for is in them.
  clientExtensionResults: z.object({}).default({}),
};

/** The answer of `navigator.credentials.create`, as JSON; other fields are dropped. */
export const registrationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

/** The answer of `navigator.credentials.get`, as JSON; other fields are dropped. */
export const authenticationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});
