import * as contracts from '@aw/contracts';
import type { Endpoint } from '@aw/contracts/endpoint';

const exported: Record<string, unknown> = contracts;

/** Every endpoint of the API, keyed by contract. */
export const endpoints = Object.entries(exported).flatMap(([name, value]): [string, Endpoint][] =>
  isEndpoint(value) ? [[name, value]] : [],
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'responses' in value && 'scope' in value;
}
