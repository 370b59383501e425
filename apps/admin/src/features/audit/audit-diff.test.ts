import { describe, expect, it } from 'vitest';
import { auditChanges } from './audit-diff';

describe('changes of an audit entry', () => {
  it('[M5] a change shows only the fields that changed', () => {
    const before = { title: 'Cell biology', removedAt: null, appeal: { status: 'open', answer: null } };
    const after = {
      title: 'Cell biology',
      removedAt: '2026-11-20',
      appeal: { status: 'denied', answer: 'Copied' },
    };
    expect(auditChanges(before, after)).toEqual([
      { path: 'removedAt', before: 'null', after: '2026-11-20' },
      { path: 'appeal.status', before: 'open', after: 'denied' },
      { path: 'appeal.answer', before: 'null', after: 'Copied' },
    ]);
  });

  it('[M5] a creation is shown as added, and a deletion as removed', () => {
    expect(auditChanges(null, { name: 'Khalifa University', id: 7 })).toEqual([
      { path: 'name', before: undefined, after: 'Khalifa University' },
      { path: 'id', before: undefined, after: '7' },
    ]);
    expect(auditChanges({ count: 12 }, null)).toEqual([{ path: 'count', before: '12', after: undefined }]);
  });

  it('[M5] nested lists are compared, and empty lists and plain values are kept', () => {
    expect(auditChanges({ tags: ['a', 'b'] }, { tags: ['a', 'c'] })).toEqual([
      { path: 'tags.1', before: 'b', after: 'c' },
    ]);
    expect(auditChanges({ tags: [] }, { tags: ['a'] })).toEqual([
      { path: 'tags', before: '[]', after: undefined },
      { path: 'tags.0', before: undefined, after: 'a' },
    ]);
    expect(auditChanges(false, true)).toEqual([{ path: 'value', before: 'false', after: 'true' }]);
    expect(auditChanges({ a: 1 }, { a: 1 })).toEqual([]);
  });
});
