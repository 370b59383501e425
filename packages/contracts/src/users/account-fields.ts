import * as z from 'zod/mini';
import { lineField } from '../fields';

export const audiences = ['student', 'educator'] as const;
export type Audience = (typeof audiences)[number];

/** Password exactly as typed. The server checks its minimum length, which is a setting. */
export const passwordField = z
  .string()
  .check(z.minLength(1, 'Please enter a password.'), z.maxLength(200, 'Please use at most 200 characters.'));

export const nameField = lineField(100);
