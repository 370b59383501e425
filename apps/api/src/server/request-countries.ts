import { countryCodes } from '@aw/contracts/countries';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/**
 * Returns each country in the headers of a request once. There may be several headers, repeated headers, or a list in
 * one. Values that are not countries, such as Tor's `T1`, are ignored.
 */
export function requestCountries(
  config: Pick<Config, 'COUNTRY_HEADER'>,
  request: Pick<FastifyRequest, 'headers'>,
): string[] {
  // Node joins repeated headers with a comma.
  const codes = config.COUNTRY_HEADER.flatMap((name) =>
    String(request.headers[name] ?? '')
      .toUpperCase()
      .split(/[^A-Z0-9]+/),
  );
  return [...new Set(codes)].filter((code) => countryCodes.includes(code)).sort();
}
