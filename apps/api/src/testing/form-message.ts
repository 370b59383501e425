import { randomUUID } from 'node:crypto';
import type { MessageForm } from '@aw/contracts/contact-messages/public';
import type { InjectOptions } from 'fastify';

/** Returns a call of the contact form, which was open for a while, with a unique text. */
export function messageCall(change: Record<string, unknown> = {}) {
  const form: MessageForm = {
    kind: 'contact',
    name: 'Ada Lovelace',
    email: 'ada@students.example',
    subject: 'A school is missing',
    message: `Please add my school. ${randomUUID()}`,
    openForMs: 20_000,
  };
  return { method: 'POST', url: '/api/contact', payload: { ...form, ...change } } satisfies InjectOptions;
}

/** Returns a call of the newsletter's form. */
export function subscribeCall(email: string, change: Record<string, unknown> = {}) {
  return { method: 'POST', url: '/api/newsletter', payload: { email, ...change } } satisfies InjectOptions;
}
