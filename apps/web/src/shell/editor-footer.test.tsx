import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { EditorFooter } from './editor-footer';

it('[A14] a reason why nothing was sent is shown as it is', () => {
  const html = renderPage(
    <EditorFooter
      label="Save"
      isPending={false}
      error="Please keep at least 5 questions."
      isChanged
      discardText="The quiz stays as it was."
      onCancel={() => {}}
    />,
  );
  expect(html).toContain('Please keep at least 5 questions.');
});

it('[A14] changes cannot be cancelled while they are being saved', () => {
  const footer = (isPending: boolean) =>
    renderPage(
      <EditorFooter
        label="Save"
        isPending={isPending}
        error={null}
        isChanged={false}
        discardText="The quiz stays as it was."
        onCancel={() => {}}
      />,
    );
  expect(footer(true)).toMatch(/disabled=""[^>]*>[^<]*Cancel/);
  expect(footer(false)).not.toMatch(/disabled=""[^>]*>[^<]*Cancel/);
});
