import * as z from 'zod/mini';

/** JSON of W3C WebAuthn Level 3, section 5.1 (answers of the browser) and 5.4 and 5.5 (options of the server). */

const part = z.string().check(z.maxLength(20_000));
const shortPart = z.string().check(z.maxLength(2_000));
const type = z.literal('public-key');
const verification = z.enum(['required', 'preferred', 'discouraged']);
const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
});

/** Options that the server's library creates and the site passes to the browser. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(verification),
});

export const passkeyCreation = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.number() })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(verification),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(verification),
    }),
  ),
  attestation: z.optional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
});

const answer = { id: shortPart, rawId: shortPart, type };

/** Result of `navigator.credentials.create`. */
export const newPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(shortPart).check(z.maxLength(20))),
  }),
});

/** Result of `navigator.credentials.get`. */
export const passkeyProof = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(shortPart),
  }),
});
