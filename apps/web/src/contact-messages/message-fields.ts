import { type MessageKind, sendMessage } from '@aw/contracts/contact-messages/public';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** One field for the whole name, or one for each of its parts. */
export type NameStyle = 'full' | 'first-last';

export type MessageMatter = { kind: MessageKind; name: NameStyle; about?: string };

export type MessageField = 'name' | 'firstName' | 'lastName' | 'email' | 'subject' | 'message';

/** The fields of the form in their order; two halves share a line where there is room. */
export const messageFields: Record<NameStyle, readonly { field: MessageField; isHalf?: boolean }[]> = {
  full: [
    { field: 'name', isHalf: true },
    { field: 'email', isHalf: true },
    { field: 'subject' },
    { field: 'message' },
  ],
  'first-last': [
    { field: 'firstName', isHalf: true },
    { field: 'lastName', isHalf: true },
    { field: 'email' },
    { field: 'subject' },
    { field: 'message' },
  ],
};

/** What is typed into the form; it has the whole name, or its parts. */
export type TypedMessage = {
  name?: string;
  firstName?: string;
  lastName?: string;
  email: string;
  subject: string;
  message: string;
  website?: string;
};

const { name, ...rest } = z.pick(sendMessage.body, {
  name: true,
  email: true,
  subject: true,
  message: true,
  website: true,
}).shape;
const part = (please: string) => z.string().check(z.trim(), z.minLength(1, please));

/** What each form asks for, in the contract's own words; two parts of a name may be as long as a whole one. */
export const messageSchemas: Record<NameStyle, $ZodType<TypedMessage, TypedMessage>> = {
  full: z.object({ name, ...rest }),
  'first-last': z
    .object({
      firstName: part('Please enter your first name.'),
      lastName: part('Please enter your last name.'),
      ...rest,
    })
    .check(({ value, issues }) => {
      const message = name.safeParse(wholeName(value)).error?.issues[0]?.message;
      if (message) issues.push({ code: 'custom', message, path: ['firstName'], input: value });
    }),
};

/** The one name that is sent. */
export function wholeName({ name: whole, firstName = '', lastName = '' }: Partial<TypedMessage>): string {
  return whole ?? `${firstName} ${lastName}`;
}
