import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { limits, reportTo } from '../../infra/cli/vitest-shared.mjs';

const packages = path.resolve(import.meta.dirname, '../../packages');

const mocking = ['src/server/security/same-work.int.test.ts'];

/**
 * Each application of a test has a database of its own, so files run side by side; one process loads the modules once
 * for all of its files.
 */
const integration = {
  include: ['src/**/*.int.test.ts'],
  globalSetup: ['src/testing/global-setup.ts'],
  // While one waits for a timer or a server, the others work.
  maxWorkers: 3,
};

/** Files of half a minute and more, the longest first. */
const long = [
  'documents/corpus.int.test.ts',
  'originality/evasion.int.test.ts',
  'privacy/erasure.int.test.ts',
  'payments/faults.int.test.ts',
  'files/judge-file.int.test.ts',
];

/** Begins with the longest files: one that comes last keeps one process busy while the other has nothing left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at === -1 ? long.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  resolve: {
    // Sources, not builds, so that a test never runs against yesterday's package.
    alias: [
      { find: /^@aw\/(contracts|db|demo|pdf-fonts|pricing)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@aw\/(contracts|db|demo|pricing)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    ...limits,
    sequence: { sequencer: LongestFirst },
    reporters: reportTo(
      `reports/${process.argv.some((word) => word.startsWith('int')) ? 'int' : 'unit'}.json`,
    ),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.int.test.ts'],
        },
      },
      { extends: true, test: { ...integration, name: 'int', exclude: mocking, isolate: false } },
      // Its mock would stay for the files that come after it in the same process.
      { extends: true, test: { ...integration, name: 'int-mocking', include: mocking } },
    ],
  },
});
