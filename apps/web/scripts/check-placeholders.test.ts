import { expect, it } from 'vitest';
import { placeholderProblems } from './check-placeholders';

it('[X14] a placeholder in a script of a page stops the build, while one in its texts or data does not', () => {
  const page = '<title>{site name}</title><script type="application/ld+json">{"name":"{site name}"}</script>';
  expect(placeholderProblems('a', page)).toEqual([]);
  expect(placeholderProblems('a', `${page}<script>run("{site name}")</script>`)).toEqual([
    'a has {site name} in a script, where nothing fills it in.',
  ]);
});
