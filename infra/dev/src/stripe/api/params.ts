import { badRequest } from '../failures';

/** A form or a query as it was decoded: texts, lists and hashes. */
export type Params = Record<string, unknown>;

/** Whether it is a hash of named values. */
export function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses a parameter that is not one of the names; `payment_method_types` as Stripe does since its version of 2026-09-30. */
export function allowOnly(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !names.includes(name) && name !== 'expand');
  if (unknown === 'payment_method_types') {
    const message = 'payment_method_types is no longer supported; use allowed_payment_method_types.';
    throw badRequest(message, 'payment_method_types_no_longer_supported', unknown);
  }
  if (unknown) throw badRequest(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
}

/** A text; null for an empty one, undefined when it was not sent. */
export function text(params: Params, name: string): string | null | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw badRequest(`Invalid string: ${name}`, undefined, name);
  return value === '' ? null : value;
}

/** A whole number; undefined when it was not sent. */
export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value === null || !/^-?\d+$/.test(value)) {
    throw badRequest(`Invalid integer: ${value ?? ''}`, 'parameter_invalid_integer', name);
  }
  return Number(value);
}

/** Yes or no; undefined when it was not sent. */
export function yesOrNo(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw badRequest(`Invalid boolean: ${value}`, undefined, name);
  return value === 'true';
}

/** A hash; empty when it was not sent. */
export function hash(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (!isParams(value)) throw badRequest('Invalid object', undefined, name);
  return value;
}

/** The value, or the failure that says it is missing. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === undefined || value === null) {
    throw badRequest(`Missing required param: ${name}.`, 'parameter_missing', name);
  }
  return value;
}

/** Metadata with what was sent on top: an empty value removes its key, an empty hash all of them. */
export function mergedMetadata(kept: Record<string, string>, params: Params): Record<string, string> {
  if (params.metadata === '') return {};
  const sent = hash(params, 'metadata');
  const merged = new Map(Object.entries(kept));
  for (const key of Object.keys(sent)) {
    const value = text(sent, key);
    if (value) merged.set(key, value);
    else merged.delete(key);
  }
  if (merged.size > 50) throw badRequest('Metadata can have at most 50 keys.', undefined, 'metadata');
  const tooLong = [...merged].find(([key, value]) => key.length > 40 || value.length > 500);
  if (tooLong) {
    const message = `Metadata keys have up to 40 characters, values up to 500: ${tooLong[0].slice(0, 40)}`;
    throw badRequest(message, undefined, 'metadata');
  }
  return Object.fromEntries(merged);
}
