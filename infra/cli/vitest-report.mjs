// Reporter of vitest for `npm test`. The built-in JSON report omits hooks and imports, which take most of the time of some files.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the state and the duration in milliseconds of each test and each file to `outputFile`. */
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
    // If a file cannot be loaded, or a hook before its tests fails, none of its tests is reported as failed.
    isBroken: !module.ok() && tests.every(({ state }) => state !== 'failed'),
    tests,
  };
}
