import { isIP } from 'node:net';

type Env = Record<string, string>;

type OldName = {
  old: string;
  name: string;
  isValid: (value: string, env: Env) => boolean;
};

/** Settings that got new names, because shells and other programs export the old ones for purposes of their own. */
const oldNames: OldName[] = [
  { old: 'MAIL', name: 'MAIL_TRANSPORT', isValid: (value) => ['folder', 'smtp'].includes(value) },
  { old: 'FILES', name: 'FILE_STORAGE', isValid: (value) => ['folder', 's3'].includes(value) },
  // Some shells export the machine's name as HOST, so on a person's own machine it never counts.
  { old: 'HOST', name: 'LISTEN_HOST', isValid: (value, env) => hasDatabase(env) && isListenHost(value) },
];

/**
 * Returns the settings with valid old names replaced by the new ones, and a hint for each. An old name with any other
 * value, or beside its new name, is left out.
 */
export function withoutOldNames(env: Env): { env: Env; hints: string[] } {
  const current = { ...env };
  const hints: string[] = [];
  for (const { old, name, isValid } of oldNames) {
    const value = env[old];
    delete current[old];
    if (value === undefined || env[name] !== undefined) continue;
    if (isValid(value, env)) {
      current[name] = value;
      hints.push(`${old} is now called ${name}. The old name still works, but please rename it.`);
    } else if (old === 'HOST' && hasDatabase(env)) {
      hints.push(
        'HOST is ignored, because it is not an IP address. To set the address to listen on, use LISTEN_HOST.',
      );
    }
  }
  return { env: current, hints };
}

const hasDatabase = (env: Env) => env.DATABASE_URL !== undefined;

function isListenHost(value: string): boolean {
  return isIP(value) !== 0 || value === 'localhost';
}
