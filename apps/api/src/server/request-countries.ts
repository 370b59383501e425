import { countryCodes } from '@aw/contracts/countries';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/**
 * Every country that the headers of a request name, each once: headers may be several, sent twice, or hold a list. What
 * is no country, or Tor's `T1`, is left out.
 */
export function requestCountries(
  config: Pick<Config, 'COUNTRY_HEADER'>,
  request: Pick<FastifyRequest, 'headers'>,
): string[] {
  // Node joins what is sent twice with a comma.
  const codes = config.COUNTRY_HEADER.flatMap((name) =>
    String(request.headers[name] ?? '')
      .toUpperCase()
      .split(/[^A-Z0-9]+/),
  );
  return [...new Set(codes)].filter((code) => countryCodes.includes(code)).sort();
}
