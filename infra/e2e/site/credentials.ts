import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What credentials that work as they stand look like; placeholders of examples such as `user:secret@` are none. */
const patterns: Record<string, RegExp> = {
  'an address with a password': /\b[a-z][a-z+]+:\/\/[\w.%-]+:(?!secret@|PASSWORD@)[^\s/@'"`$<>{}]+@/g,
  'a key of a service':
    /\b(?:[sr]k_(?:live|test)_[A-Za-z\d]{16,}|whsec_\w{16,}|AKIA[A-Z\d]{16}|gh[pousr]_\w{30,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'a user with a password':
    /(?<![\w/])(?:admin|administrator|root|test|demo|guest|staff|superuser) ?[/:] ?(?:admin|password|passw0rd|root|test|demo|guest|secret|changeme|letmein|\w*123\w*)\b(?![@-])/g,
};

/** A password written down as a value, of throw-away accounts in tests alone; kinds of mails and pages are none. */
const writtenDown =
  /\b(?!reset|change|forgot)\w*(?:password|passwd|pwd)["']?(?: ?= ?|: ?)(["'`])(?!Password\1)[^\s"'`/$]{3,}\1/gi;
const ofTests = /\.(?:test|spec|stories)\.\w+$|\/testing\/|^infra\/e2e\//;

const made = new Set(['node_modules', '.git', '.turbo', '.cache', '.react-router', 'var', 'reports']);
const built = new Set([...made, 'build', 'dist', 'storybook-static']);

/** The credentials in a text, each with what it looks like; `isTest` lets passwords pass that only tests use. */
export function credentialsIn(text: string, isTest = false): string[] {
  const found = Object.entries(patterns).flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(([hit]) => `${name}: ${hit}`),
  );
  if (isTest) return found;
  return [...found, ...[...text.matchAll(writtenDown)].map(([hit]) => `a written password: ${hit}`)];
}

/** Every file below a folder with its credentials: of the sources without `isBundle`, else of what was built. */
export function credentialsBelow(root: string, { isBundle = false } = {}): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of filesBelow(root, isBundle ? made : built)) {
    const name = path.relative(root, file);
    const hits = credentialsIn(readFileSync(file, 'latin1'), !isBundle && ofTests.test(name));
    if (hits.length > 0) found[name] = hits;
  }
  return found;
}

function* filesBelow(folder: string, except: ReadonlySet<string>): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (except.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(place, except);
    else if (entry.isFile()) yield place;
  }
}
