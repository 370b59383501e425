import type { Config } from '../config/config';

export type Address = {
  url: string;
  /** Whether a pooler stands there, which keeps nothing of a session from one transaction to the next. */
  isPooled: boolean;
};

/** Where transactions go, and where what needs a session of its own goes: migrations, jobs and notifications. */
export function addressesOf(
  config: Pick<Config, 'DATABASE_POOLER' | 'DATABASE_DIRECT_URL'>,
  url: string,
): { main: Address; direct: Address } {
  const main = { url, isPooled: config.DATABASE_POOLER !== 'none' };
  const { DATABASE_DIRECT_URL: directUrl } = config;
  return { main, direct: directUrl ? { url: directUrl, isPooled: false } : main };
}
