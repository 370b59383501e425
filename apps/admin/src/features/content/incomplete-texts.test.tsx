import type { ListedText } from '@aw/contracts/content/staff';
import { expect, it } from 'vitest';
import { renderConsole, testServices } from '../../testing/render-console';
import { IncompleteTexts } from './incomplete-texts';
import { textsQuery } from './queries';

const { api } = testServices;

const text: ListedText = {
  name: 'about',
  format: 'yaml',
  versionId: null,
  isBuilt: true,
  isChanged: false,
  original: null,
  changedBy: null,
  changedAt: null,
  todo: null,
};

function render(texts: ListedText[]): string {
  const { queryKey } = textsQuery(api);
  return renderConsole(<IncompleteTexts />, { cached: [{ queryKey, data: texts }] });
}

it('[A7] [M12] Today says that local helplines are missing, with a link to their text', () => {
  const shown = render([text, { ...text, name: 'care', todo: 'Add local helplines' }]);
  expect(shown).toContain('Add local helplines.');
  expect(shown).toContain('href="/admin/texts?name=care"');
  expect(shown).not.toContain('About page');
});

it('[M12] complete texts and a server of the previous release show nothing on Today', () => {
  expect(render([text, { ...text, name: 'care', todo: undefined }])).toBe('');
});
