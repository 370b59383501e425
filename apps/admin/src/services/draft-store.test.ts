import { expect, it } from 'vitest';
import { createDraftStore, draftOwnerKey } from './draft-store';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** A tab of a browser whose tabs share one storage. */
function tab(shared = memoryStorage()) {
  const texts = memoryStorage();
  const open = () =>
    createDraftStore(
      () => texts,
      () => shared,
    );
  return { texts, shared, open };
}

it('[M1] [M3] an unsent text survives a reload and an expired session of the same account', () => {
  const { open } = tab();
  open().begin('ada');
  open().text('note:1').save('Call them back');
  expect(open().text('note:1').read()).toBe('Call them back');
  open().begin('ada');
  expect(open().text('note:1').read()).toBe('Call them back');
});

it('[M1] [M3] other accounts cannot read an unsent text, neither after a sign-out nor after an expired session', () => {
  const { texts, open } = tab();
  const drafts = open();
  drafts.begin('ada');
  drafts.text('note:1').save('Ada’s own words');
  drafts.begin('ben');
  expect(drafts.text('note:1').read()).toBeNull();
  expect([...texts.entries.values()]).toEqual([]);
  drafts.text('note:1').save('Ben’s');
  drafts.end();
  expect([texts.entries.size, drafts.text('note:1').read()]).toEqual([0, null]);
});

it('[M1] [M3] a tab deletes its texts if someone else signed in in another tab meanwhile', () => {
  const first = tab();
  const second = tab(first.shared);
  second.open().begin('ada');
  second.open().text('note:1').save('Ada’s own words');
  first.open().begin('ben');
  expect(second.open().text('note:1').read()).toBeNull();
  expect(second.texts.entries.size).toBe(0);
});

it('[M1] [M3] texts of an earlier version of the console, without a known account, are not shown', () => {
  const { texts, open } = tab();
  texts.setItem('draft:note:1', 'Whose was this?');
  texts.setItem('setup-token', 'entries');
  open().begin('ada');
  expect(open().text('note:1').read()).toBeNull();
  expect([...texts.entries.keys()]).toEqual(['setup-token']);
});

it('[M1] without storage an unsent text is lost with its page', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const drafts = createDraftStore(refused, refused);
  drafts.begin('ada');
  drafts.text('note:1').save('Gone');
  expect(drafts.text('note:1').read()).toBeNull();
  drafts.end();
  expect(draftOwnerKey).toBe('draftOwner');
});
