import { type MessageKind, sendMessage } from '@aw/contracts/contact-messages/public';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** One field for the full name, or one each for first and last name. */
export type NameStyle = 'full' | 'first-last';

export type MessageTopic = { kind: MessageKind; name: NameStyle; about?: string };

export type MessageField = 'name' | 'firstName' | 'lastName' | 'email' | 'subject' | 'message';

/** Fields of the form in their order. Two halves share a line on wide screens. */
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

/** Values of the form, with the full name or its parts. */
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
const namePart = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Schemas of the forms, with the messages of the contract. The parts of a name together have the limit of a full name. */
export const messageSchemas: Record<NameStyle, $ZodType<TypedMessage, TypedMessage>> = {
  full: z.object({ name, ...rest }),
  'first-last': z
    .object({
      firstName: namePart('Please enter your first name.'),
      lastName: namePart('Please enter your last name.'),
      ...rest,
    })
    .check(({ value, issues }) => {
      const message = name.safeParse(fullName(value)).error?.issues[0]?.message;
      if (message) issues.push({ code: 'custom', message, path: ['firstName'], input: value });
    }),
};

/** Returns the full name that is sent. */
export function fullName({ name: full, firstName = '', lastName = '' }: Partial<TypedMessage>): string {
  return full ?? `${firstName} ${lastName}`;
}
