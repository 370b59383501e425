// Finds phrases that are hard to understand in everything that people read.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { lineAt, textsOf } from './plain-texts.mjs';
import { root, trackedFiles } from './workspace.mjs';

const list = parse(readFileSync(new URL('plain-words.yaml', import.meta.url), 'utf8'));
const { exceptions } = list;
const phrases = Object.entries(list.phrases).map(([pattern, better]) => ({
  better,
  pattern: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'giu'),
}));

/**
 * Areas whose texts people read, with their sources. The demo documents and the quizzes are about their subjects and
 * not about the site, so they are not included.
 */
const areas = {
  'apps/web': /^apps\/web\/src\/.*\.tsx?$/,
  'apps/admin': /^apps\/admin\/src\/.*\.tsx?$/,
  'apps/api': /^apps\/api\/src\/.*\.tsx?$/,
  'packages/ui': /^packages\/ui\/src\/.*\.tsx?$/,
  'packages/contracts': /^packages\/contracts\/src\/.*\.ts$/,
  'packages/db': /^packages\/db\/src\/.*\.ts$/,
  'packages/content': /^packages\/content\/files\/(?!policies\/).*\.(?:md|ya?ml)$/,
  // Landed decision records do not change.
  documents: /^(?:README|CONTRIBUTING|docs\/(?!decisions\/).*|(?:apps|packages|infra)\/[^/]+\/README)\.md$/,
  infra:
    /^infra\/(?:cli\/.*\.mjs|(?:compose|kubernetes|observe|backup|docker)\/[^/]*\.(?:ya?ml|json|env|example|sh|\w+file))$/,
};

const isTest = (file) =>
  /\.(?:test|spec|stories)\.\w+$|\/testing\/|\.gen\.ts$|^infra\/cli\/plain-/.test(file);

/** Returns the area of a file, or undefined if the file has no texts that people read. */
export function areaOf(file) {
  if (isTest(file)) return undefined;
  return Object.keys(areas).find((area) => areas[area].test(file));
}

/** Finds all phrases in a text. A match has its words, the index of the first one, and the replacement. */
function phrasesIn(text) {
  return phrases.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, better })),
  );
}

/** Finds the phrases in one file. A hit has the line, the words, the text around them, and the replacement. */
export function hitsIn(file, source) {
  // Reading the texts of a file takes much longer than a search in all of it, with its comments and names.
  if (phrases.every(({ pattern }) => source.search(pattern) < 0)) return [];
  return textsOf(file, source).flatMap(({ text, line }) =>
    phrasesIn(text).map(({ words, index, better }) => ({
      file,
      line: line + lineAt(text, index) - 1,
      words: oneLine(words),
      better,
      text: oneLine(text.slice(Math.max(0, index - 80), index + 100)),
    })),
  );
}

/** Finds the phrases in all files, grouped by area and without exceptions. Also returns the exceptions that are unused. */
export function allHits() {
  const used = new Set();
  const isAllowed = (hit) => {
    const exception = exceptions.find(({ file, text = '' }) => hit.file === file && hit.text.includes(text));
    if (exception) used.add(exception);
    return exception !== undefined;
  };
  const hits = trackedFiles()
    .filter(areaOf)
    .flatMap((file) => hitsIn(file, readFileSync(path.join(root, file), 'utf8')))
    .filter((hit) => !isAllowed(hit));
  return {
    byArea: Object.fromEntries(
      Object.keys(areas).map((area) => [area, hits.filter(({ file }) => areaOf(file) === area)]),
    ),
    unused: exceptions.filter((exception) => !used.has(exception)),
  };
}

/** Returns a hit in two lines: file, line, words and replacement, then the text around them. */
export function describe({ file, line, words, better, text }) {
  return `${file}:${line}  “${words}” → ${better}\n    ${text}`;
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
