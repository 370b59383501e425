import type { Config } from '../config/config';

export type Address = {
  url: string;
  /** Whether a pooler stands there, which keeps nothing of a session from one transaction to the next. */
  isPooled: boolean;
  /** The setting that names it; none for the embedded database. */
  setting?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
};

/** Where transactions go, and where what needs a session of its own goes: migrations, jobs and notifications. */
export function addressesOf(
  config: Pick<Config, 'DATABASE_POOLER' | 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>,
  url: string,
): { main: Address; direct: Address } {
  const main: Address = {
    url,
    isPooled: config.DATABASE_POOLER !== 'none',
    ...(config.DATABASE_URL && { setting: 'DATABASE_URL' }),
  };
  const { DATABASE_DIRECT_URL: directUrl } = config;
  return {
    main,
    direct: directUrl ? { url: directUrl, isPooled: false, setting: 'DATABASE_DIRECT_URL' } : main,
  };
}
