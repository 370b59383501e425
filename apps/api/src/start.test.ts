import { expect, it, vi } from 'vitest';

const steps = vi.hoisted((): string[] => []);
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => steps.push(flag) }));
vi.mock('./main', () => ({ started: steps.push('started') }));

it('[P1] the young generation stays small until the program has started, and may grow afterwards', async () => {
  await import('./start');
  expect(steps).toEqual(['--semi-space-growth-factor=1', 'started', '--semi-space-growth-factor=2']);
});
