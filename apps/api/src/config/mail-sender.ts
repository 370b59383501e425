import { emailField } from '@aw/contracts/email';

/** A name and an address in angle brackets (RFC 5322, 3.4). A name with other characters must be quoted. */
const named = /^(?:"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*"|[^"\\<>()[\]:;@,\p{Cc}]*)\s*<([^<>]+)>$/u;

/** Returns whether a text is one mailbox: an address, or a name with an address in angle brackets. */
export function isMailbox(text: string): boolean {
  const address = named.exec(text)?.[1] ?? text;
  return address === address.trim() && emailField.safeParse(address).success;
}
