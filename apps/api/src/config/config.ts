import { StartError } from '@aw/db';
import * as z from 'zod';
import { withoutOldNames } from './old-names';
import { findPartialSettings, leaveOutBroken, type Problem } from './partial-settings';
import { settings } from './settings';

const schema = z.object(settings);

export type Config = Omit<z.output<typeof schema>, 'SITE_ORIGIN' | 'ADMIN_ORIGIN'> & {
  SITE_ORIGIN: string;
  ADMIN_ORIGIN: string;
  /** Origins that may call the staff interface: the configured one, or both names of this machine. */
  adminOrigins: string[];
  /** Origins at which pages of the console find the API: the configured one, or both names of this machine. */
  siteOrigins: string[];
  /** Sentences for the person who starts the process: renamed settings, and features that were left out. */
  hints: string[];
};

/**
 * Reads the settings. With the embedded database, a feature whose settings are wrong or incomplete is disabled,
 * because they may belong to other programs of the same shell. Otherwise throws one error that names each wrong
 * setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { env: named, hints } = withoutOldNames(
    Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
  const problems = findProblems(named);
  if (problems.length === 0) return toConfig(schema.parse(named), hints);
  if (named.DATABASE_URL !== undefined) throw wrongSettings(problems);
  const kept = leaveOutBroken(named, problems);
  if (kept.remaining.length > 0) throw wrongSettings(kept.remaining);
  return toConfig(schema.parse(kept.env), [...hints, ...kept.hints]);
}

function findProblems(env: Record<string, string>): Problem[] {
  const { error } = schema.safeParse(env);
  const wrong = (error?.issues ?? []).map((issue) => ({ name: String(issue.path[0]), text: issue.message }));
  return [...wrong, ...findPartialSettings(env)];
}

function wrongSettings(problems: Problem[]): Error {
  const descriptions = new Map(
    Object.entries(settings).map(([name, { description }]) => [name, description]),
  );
  const lines = problems.map(({ name, text }) => `  ${name}: ${text}. ${descriptions.get(name) ?? ''}`);
  return new StartError(`These settings are wrong, so nothing was started:\n${lines.join('\n')}`);
}

function toConfig(parsed: z.output<typeof schema>, hints: string[]): Config {
  return {
    ...parsed,
    SITE_ORIGIN: parsed.SITE_ORIGIN ?? `http://localhost:${parsed.PORT}`,
    ADMIN_ORIGIN: parsed.ADMIN_ORIGIN ?? `http://localhost:${parsed.ADMIN_PORT}`,
    adminOrigins: parsed.ADMIN_ORIGIN ? [parsed.ADMIN_ORIGIN] : localNames(parsed.ADMIN_PORT),
    siteOrigins: parsed.SITE_ORIGIN ? [parsed.SITE_ORIGIN] : localNames(parsed.PORT),
    hints,
  };
}

function localNames(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
