import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';

type ChildLoggerFactory = (logger: FastifyBaseLogger, bindings: object, options: object) => FastifyBaseLogger;

/** Levels at which a request that succeeds writes no line. */
const quietLevels = new Set<Config['LOG_LEVEL']>(['warn', 'error', 'fatal']);

/**
 * Returns server options for the logs of requests. At quiet levels a request gets its logger, which carries its id,
 * with its first line.
 */
export function requestLogs(level: Config['LOG_LEVEL']): { childLoggerFactory?: ChildLoggerFactory } {
  if (!quietLevels.has(level)) return {};
  return {
    childLoggerFactory: (logger, bindings, options) => new QuietLog(() => logger.child(bindings, options)),
  };
}

class QuietLog implements FastifyBaseLogger {
  #log: FastifyBaseLogger | undefined;

  constructor(private readonly create: () => FastifyBaseLogger) {}

  private get log(): FastifyBaseLogger {
    this.#log ??= this.create();
    return this.#log;
  }

  get level(): string {
    return this.log.level;
  }

  fatal(...line: unknown[]): void {
    Reflect.apply(this.log.fatal, this.log, line);
  }

  error(...line: unknown[]): void {
    Reflect.apply(this.log.error, this.log, line);
  }

  warn(...line: unknown[]): void {
    Reflect.apply(this.log.warn, this.log, line);
  }

  info(): void {}

  debug(): void {}

  trace(): void {}

  silent(): void {}

  child(...options: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.log.child(...options);
  }
}
