import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { short } from '../figures/figure';
import { median } from '../figures/statistics';
import type { DetectorRequest, DetectorResult } from '../languages/detector-process';
import { type Detector, detectors, isSameLanguage } from '../languages/detectors';
import { type LanguageText, readLanguageTexts } from '../languages/language-texts';
import { installedBytes, installPackages } from '../servers/install-packages';
import type { BenchContext } from './context';

const program = path.join(import.meta.dirname, '../languages/detector-process.ts');
const chosen = 'eld, extra small';
const goal = { atLeast: 95, unit: '%' };
const longLength = 5_000;

/** Compares packages that detect languages on texts of ten and of a hundred words. */
export async function measureLanguages({ found, options }: BenchContext): Promise<void> {
  const texts = readLanguageTexts();
  for (const detector of detectors) {
    const { name, pack, version } = detector;
    const folder = await installPackages(`languages/${pack}`, { dependencies: { [pack]: version } });
    const runs: DetectorResult[] = [];
    for (let round = 0; round < options.rounds; round++) runs.push(await run(folder, detector, texts));
    const languages = runs[0]?.languages ?? [];
    const ten = shareOf(texts.short, languages.slice(0, texts.short.length));
    const hundred = shareOf(texts.long, languages.slice(texts.short.length));
    const of = (value: (result: DetectorResult) => number) => short(median(runs.map(value)));
    found.figure({
      name: `${name}, right language of ten words`,
      ours: `${ten.text}; ${hundred.text} of a hundred words`,
      value: ten.percent,
      ...(name === chosen && { goal }),
      errors: 0,
    });
    found.figure({
      name: `${name}, cost`,
      ours: `loading ${of(({ loadMs }) => loadMs)} ms, ${of(({ memoryMb }) => memoryMb)} MiB of memory, at most ${of(({ maxMs }) => maxMs)} ms for ${longLength.toLocaleString('en')} characters, ${short((await installedBytes(folder)) / 1e6)} MB on disk`,
      value: median(runs.map(({ loadMs }) => loadMs)),
      errors: 0,
    });
  }
  found.note(
    'The texts are our own sentences (`infra/bench/languages`), ten per language. Malay counts as Indonesian. Each detector ran in a process of its own.',
  );
}

async function run(
  folder: string,
  { pack, file }: Detector,
  texts: ReturnType<typeof readLanguageTexts>,
): Promise<DetectorResult> {
  const request: DetectorRequest = {
    pack,
    file: path.join(folder, 'node_modules', pack, file),
    texts: [...texts.short, ...texts.long].map(({ text }) => text),
    long: texts.long.map(({ text }) => `${text} `.repeat(longLength).slice(0, longLength)),
  };
  const requestFile = path.join(folder, 'request.json');
  await writeFile(requestFile, JSON.stringify(request));
  const { stdout } = await promisify(execFile)(process.execPath, [program, requestFile]);
  return JSON.parse(stdout);
}

function shareOf(texts: readonly LanguageText[], codes: readonly string[]) {
  const right = texts.filter(({ language }, at) => isSameLanguage(language, codes[at] ?? '')).length;
  const percent = (100 * right) / texts.length;
  return { percent, text: `${right} of ${texts.length}, ${short(percent)} %` };
}
