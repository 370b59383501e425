import { describe, expect, it } from 'vitest';
import { checkNote, checksPollMs } from './file-checks';

const now = new Date('2026-11-29T10:00:00Z');
const file = (status: 'checking' | 'ready' | 'refused', ageSeconds: number) => ({
  status,
  createdAt: new Date(now.getTime() - ageSeconds * 1000).toISOString(),
});

describe('files that are being checked', () => {
  it('[P9] are refreshed every 2 seconds in the first minute, then every 30 seconds', () => {
    expect(checksPollMs([file('checking', 3)], now)).toBe(2_000);
    expect(checksPollMs([file('checking', 61)], now)).toBe(30_000);
    expect(checksPollMs([file('checking', 61), file('checking', 3), file('ready', 3)], now)).toBe(2_000);
  });

  it('[P9] are not refreshed when all checks have finished', () => {
    expect(checksPollMs([file('ready', 3), file('refused', 3)], now)).toBe(false);
    expect(checksPollMs([], now)).toBe(false);
  });

  it('[P9] have a note after a minute that it takes longer than usual', () => {
    expect(checkNote(file('checking', 3), now)).toBe('Being checked');
    expect(checkNote(file('checking', 61), now)).toBe(
      'Being checked. This is taking longer than usual. We may read the file again within 35 minutes. You do not need to do anything.',
    );
    expect(checkNote(file('ready', 61), now)).toBeUndefined();
  });
});
