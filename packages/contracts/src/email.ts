import * as z from 'zod/mini';

/** Maximum length of an address (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const maxLength = 254;
/** Maximum length as typed: a domain in other alphabets can be longer before it becomes punycode. */
const maxTypedLength = 1_000;
const incomplete = 'Please enter a full email address, for example name@example.com.';

/**
 * The part before the @ stays ASCII, because letters of other alphabets can look like ours. A top-level domain may be
 * punycode.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);
const isAddress = (text: string) =>
  text.length <= maxLength && pattern.test(text) && !/^\.|\.\.|\.@/.test(text);

/** Trimmed email address in ASCII: other domains become punycode. `name+tag@…` is a separate address. */
export const emailField = z.string().check(
  z.trim(),
  z.refine((text) => text.length <= maxTypedLength, { error: incomplete, abort: true }),
  z.overwrite(withAsciiDomain),
  z.refine(isAscii, {
    error:
      'Please use only English letters, numbers and symbols before the @. We cannot send emails to an address with other letters.',
    abort: true,
  }),
  z.refine(isAddress, incomplete),
);

/** Returns the address with its domain as punycode; unchanged if the domain is ASCII or cannot be read. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (
    at < 0 ||
    isAscii(domain) ||
    !/^(?:[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61\u00b7\u30fb-]|\u200c|\u200d)+$/u.test(domain)
  )
    return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
