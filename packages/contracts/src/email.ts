import * as z from 'zod/mini';

/** The most that an address may have (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const longest = 254;

/** Letters from other alphabets can look like ours, so only ASCII addresses are taken. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);
const isAddress = (text: string) =>
  pattern.test(text) && !/^\.|\.\.|\.@/.test(text) && text.length <= longest;

/** A trimmed e-mail address in ASCII; `name+tag@…` is an address of its own. */
export const emailField = z.string().check(
  z.trim(),
  z.refine(isAscii, {
    error:
      'Please use only plain letters, digits and symbols: e-mails cannot reach an address with other letters.',
    abort: true,
  }),
  z.refine(isAddress, 'Please enter a full e-mail address, such as name@example.com.'),
);
