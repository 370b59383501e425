import type { Config } from '../config/config';

export type Address = {
  url: string;
  /** Whether the address is that of a pooler, which keeps no session state between transactions. */
  isPooled: boolean;
  /** Setting that contains the address. Undefined for the embedded database. */
  setting?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
};

/**
 * Returns the addresses for transactions and for everything that needs a session: migrations, jobs and notifications.
 */
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
