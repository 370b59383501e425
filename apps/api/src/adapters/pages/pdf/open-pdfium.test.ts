import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openPdfium } from './open-pdfium';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[R1] loading PDFium for minutes writes nothing to the log', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isOpen = false;
  const opening = openPdfium().finally(() => {
    isOpen = true;
  });
  while (!isOpen) {
    vi.advanceTimersByTime(60_000);
    await setImmediate();
  }
  (await opening).destroy();
  expect(printed).not.toHaveBeenCalled();
});
