import { expect, it } from 'vitest';
import { placeholderProblems } from './check-placeholders';

it('[X14] a placeholder in the code of a page stops the build; in its texts and data it is filled in', () => {
  const page = '<title>{site name}</title><script type="application/ld+json">{"name":"{site name}"}</script>';
  expect(placeholderProblems('a', page)).toEqual([]);
  expect(placeholderProblems('a', `${page}<script>run("{site name}")</script>`)).toEqual([
    'a has {site name} in a script, where nothing fills it in.',
  ]);
});
