import { countryCodes } from '@aw/contracts/countries';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config';

/** The country that the proxy in front names for a request; null for none, an unknown one or Tor's `T1`. */
export function requestCountry(
  config: Pick<Config, 'COUNTRY_HEADER'>,
  request: Pick<FastifyRequest, 'headers'>,
): string | null {
  const code = String(request.headers[config.COUNTRY_HEADER] ?? '')
    .trim()
    .toUpperCase();
  return countryCodes.includes(code) ? code : null;
}
