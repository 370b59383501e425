import { type Config, readConfig } from '../config/config';

/** Reads the settings of an application in tests. It logs nothing, and does not refuse requests on a busy machine. */
export function readTestConfig(env: Record<string, string>): Config {
  return readConfig({
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    // Off, because other tests may keep this machine busy.
    LIMIT_EVENT_LOOP_DELAY_MS: '0',
    ...env,
  });
}
