import { expect, it } from 'vitest';
import { parseMessageDraft } from './message-draft';

it('[X8] a stored draft is read as it was typed', () => {
  const draft = { typed: { name: 'Layla', message: 'Half a' }, wantsNewsletter: true, openedAt: 17 };
  expect(parseMessageDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('[X8] a malformed value is not a draft, and fields of a wrong type are left out', () => {
  expect(parseMessageDraft({})).toBeUndefined();
  expect(parseMessageDraft({ typed: 'text' })).toBeUndefined();
  expect(parseMessageDraft({ typed: { name: 5, email: 'a@b.co' }, openedAt: 'now' })).toEqual({
    typed: { email: 'a@b.co' },
    wantsNewsletter: false,
    openedAt: 0,
  });
});
