import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../../infra/cli/vitest-shared.mjs';

/** Tests that mock modules or browser globals run in isolation, because the mocks would stay for later files. */
const mockingTests = [
  'src/features/documents/document/document-page.test.tsx',
  'src/features/documents/document-events.test.ts',
  'src/features/documents/library/library-page.test.tsx',
  'src/features/documents/study-guides/guide-card.test.tsx',
  'src/features/documents/upload/upload-head.test.tsx',
  'src/features/documents/upload/upload-result.test.tsx',
  'src/features/auth/other-sign-in-methods.test.tsx',
  'src/features/orders/checkout/draft/draft-saver.test.ts',
  'src/features/users/profile/preview-list.test.tsx',
  'src/features/users/profile/recent-rewards.test.tsx',
  'src/features/quizzes/edit/quiz-edits.test.tsx',
  'src/features/search/results/results-query.test.ts',
  'src/features/search/results/search-results.test.tsx',
  'src/features/search/saved/saved-search-page.test.tsx',
  'src/features/questions/draft/create-draft.test.ts',
  'src/features/questions/follow/follow-page.test.tsx',
  'src/features/questions/allowance.test.tsx',
  'src/features/documents/study-guides/guides-queries.test.ts',
  'src/lib/passkeys.test.ts',
  'src/lib/replace-user.test.ts',
  'src/lib/send-form.test.ts',
  'src/rich-text/send-image.test.ts',
];

export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
    conditions: ['@aw/source'],
  },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    ...limits,
    reporters: reportTo('reports/unit.json'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: mockingTests,
          // One process loads the modules once for all its files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-mocking', include: mockingTests } },
    ],
  },
});
