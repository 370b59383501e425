import type { Refusal } from './refusal';

/** A code without the spaces that apps show in its middle. */
export function codeToSend(typed: string): string {
  return typed.replace(/\s+/g, '');
}

/** What is wrong with a code before it is sent; undefined when it can be right. */
export function checkCode(code: string, isRecovery: boolean): Refusal | undefined {
  if (code === '') return { errors: { code: 'Please enter the code.' } };
  if (isRecovery || /^\d{6}$/.test(code)) return undefined;
  return { errors: { code: 'The app’s code has six digits. A longer one is a recovery code.' } };
}
