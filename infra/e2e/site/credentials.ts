import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Patterns of usable credentials, without placeholders of examples such as `user:secret@`. */
const patterns: Record<string, RegExp> = {
  'an address with a password': /\b[a-z][a-z+]+:\/\/[\w.%-]+:(?!secret@|PASSWORD@)[^\s/@'"`$<>{}]+@/g,
  'a key of a service':
    /\b(?:[sr]k_(?:live|test)_[A-Za-z\d]{16,}|whsec_\w{16,}|AKIA[A-Z\d]{16}|gh[pousr]_\w{30,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'a user with a password':
    /(?<![\w/])(?:admin|administrator|root|test|demo|guest|staff|superuser) ?[/:] ?(?:admin|password|passw0rd|root|test|demo|guest|secret|changeme|letmein|\w*123\w*)\b(?![@-])/g,
};

/** A password as a literal value, which only tests may have. Names of mails and pages do not match. */
const literalPassword =
  /\b(?!reset|change|forgot)\w*(?:password|passwd|pwd)["']?(?: ?= ?|: ?)(["'`])(?!Password\1)[^\s"'`/$]{3,}\1/gi;
const testFile = /\.(?:test|spec|stories)\.\w+$|\/testing\/|^infra\/e2e\//;

const generatedFolders = new Set([
  'node_modules',
  '.git',
  '.turbo',
  '.cache',
  '.react-router',
  'var',
  'reports',
]);
const generatedAndBuiltFolders = new Set([...generatedFolders, 'build', 'dist', 'storybook-static']);

/** Returns the credentials in a text, each with its kind. `isTest` allows passwords, which tests may have. */
export function credentialsIn(text: string, isTest = false): string[] {
  const credentials = Object.entries(patterns).flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(([hit]) => `${name}: ${hit}`),
  );
  if (isTest) return credentials;
  return [
    ...credentials,
    ...[...text.matchAll(literalPassword)].map(([hit]) => `a written password: ${hit}`),
  ];
}

/** Returns the files in a folder with their credentials: sources, or built files with `isBundle`. */
export function credentialsBelow(root: string, { isBundle = false } = {}): Record<string, string[]> {
  const credentials: Record<string, string[]> = {};
  for (const file of filesBelow(root, isBundle ? generatedFolders : generatedAndBuiltFolders)) {
    const name = path.relative(root, file);
    const hits = credentialsIn(readFileSync(file, 'latin1'), !isBundle && testFile.test(name));
    if (hits.length > 0) credentials[name] = hits;
  }
  return credentials;
}

function* filesBelow(folder: string, except: ReadonlySet<string>): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (except.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(place, except);
    else if (entry.isFile()) yield place;
  }
}
