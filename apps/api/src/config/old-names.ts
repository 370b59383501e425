import { isIP } from 'node:net';

type Env = Record<string, string>;

type OldName = {
  old: string;
  name: string;
  isValid: (value: string, env: Env) => boolean;
};

/** Settings that were renamed, because shells and other programs export the old names for their own purposes. */
const oldNames: OldName[] = [
  { old: 'MAIL', name: 'MAIL_TRANSPORT', isValid: (value) => ['folder', 'smtp'].includes(value) },
  { old: 'FILES', name: 'FILE_STORAGE', isValid: (value) => ['folder', 's3'].includes(value) },
  // Some shells export the machine's name as HOST, so it is ignored on a developer's machine.
  { old: 'HOST', name: 'LISTEN_HOST', isValid: (value, env) => hasDatabase(env) && isListenHost(value) },
];

/**
 * Returns the settings with valid old names replaced by the new ones, and a hint for each. An old name is ignored if
 * its value is invalid or the new name is set as well.
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
