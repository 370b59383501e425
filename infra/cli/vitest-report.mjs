// What vitest notes for `npm test`: its own JSON report leaves out what hooks and imports take, which is most of some files.
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
  return {
    name: module.relativeModuleId,
    ms: duration + collectDuration,
    // A file that cannot be loaded has no tests that could fail.
    isBroken: module.errors().length > 0,
    tests: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      state: test.result().state,
      ms: test.diagnostic()?.duration ?? 0,
    })),
  };
}
