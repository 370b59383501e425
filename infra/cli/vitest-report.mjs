// The report that vitest writes for `npm test`. Its own JSON report leaves out hooks and imports, which take most of the time of some files.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes how each test of each file ended, and how many milliseconds tests and files took, to `outputFile`. */
export default class FilesReporter {
  constructor({ outputFile }) {
    this.outputFile = outputFile;
  }

  onInit(vitest) {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules) {
    const file = path.resolve(this.root, this.outputFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ files: modules.map(fileOf) }));
  }
}

function fileOf(module) {
  const { duration, collectDuration } = module.diagnostic();
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    state: test.result().state,
    ms: test.diagnostic()?.duration ?? 0,
  }));
  return {
    name: module.relativeModuleId,
    ms: duration + collectDuration,
    // When a file cannot be loaded, or a hook before its tests fails, no test of it fails.
    isBroken: !module.ok() && tests.every(({ state }) => state !== 'failed'),
    tests,
  };
}
