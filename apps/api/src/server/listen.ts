import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/** Host and port of a listener, and the setting that contains the port. */
export type Place = { host: string; port: number; setting: 'PORT' | 'ADMIN_PORT' | 'METRICS_PORT' };

export function placeOf(config: Config, setting: Place['setting']): Place {
  return { host: config.LISTEN_HOST, port: config[setting] ?? 0, setting };
}

/** Starts a server. Throws a StartError that names the setting if the port cannot be used. */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  await app.listen({ host: place.host, port: place.port }).catch((error: unknown) => explain(error, place));
}

/** Throws a StartError for the first port that is in use, before anything else is started. */
export async function requireFreePorts(places: Place[]): Promise<void> {
  for (const place of places) {
    const probe = createServer();
    try {
      probe.listen(place);
      await once(probe, 'listening');
    } catch (error) {
      explain(error, place);
    } finally {
      if (probe.listening) probe.close();
    }
  }
}

function explain(error: unknown, { host, port, setting }: Place): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    throw new StartError(
      `Port ${port} is in use by another program, so nothing was started. End that program, or set ${setting} to a free port.`,
      { cause: error },
    );
  if (code === 'EACCES')
    throw new StartError(
      `This user cannot listen on port ${port}, so nothing was started. Set ${setting} to a higher port.`,
      { cause: error },
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw new StartError(
      `"${host}" is not an address of this machine, so nothing was started. Set LISTEN_HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
      { cause: error },
    );
  throw error;
}
