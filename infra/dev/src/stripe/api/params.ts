import { badRequest } from '../failures';

/** A decoded form or query: texts, lists and hashes. */
export type Params = Record<string, unknown>;

export function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws for parameters with other names; for `payment_method_types` like Stripe's API since version 2026-09-30. */
export function allowOnly(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !names.includes(name) && name !== 'expand');
  if (unknown === 'payment_method_types') {
    const message = 'payment_method_types is no longer supported; use allowed_payment_method_types.';
    throw badRequest(message, 'payment_method_types_no_longer_supported', unknown);
  }
  if (unknown) throw badRequest(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
}

/** Returns a text; null if it is empty, undefined if it is missing. */
export function text(params: Params, name: string): string | null | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw badRequest(`Invalid string: ${name}`, undefined, name);
  return value === '' ? null : value;
}

/** Returns an integer; undefined if it is missing. */
export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value === null || !/^-?\d+$/.test(value)) {
    throw badRequest(`Invalid integer: ${value ?? ''}`, 'parameter_invalid_integer', name);
  }
  return Number(value);
}

/** Returns a boolean; undefined if it is missing. */
export function boolean(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw badRequest(`Invalid boolean: ${value}`, undefined, name);
  return value === 'true';
}

/** Returns a hash, which is empty if it is missing. */
export function hash(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (!isParams(value)) throw badRequest('Invalid object', undefined, name);
  return value;
}

/** Returns the value. Throws a failure if it is missing. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === undefined || value === null) {
    throw badRequest(`Missing required param: ${name}.`, 'parameter_missing', name);
  }
  return value;
}

/** Returns the metadata with the sent changes. An empty value removes its key, an empty hash removes all keys. */
export function mergedMetadata(metadata: Record<string, string>, params: Params): Record<string, string> {
  if (params.metadata === '') return {};
  const sent = hash(params, 'metadata');
  const merged = new Map(Object.entries(metadata));
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
