import { expect, it } from 'vitest';
import { exportName } from './export-name';

it('[M9] an archive is named after the person and the day', () => {
  expect(exportName('anon_k3j9x2m1q8_1763640000000', new Date('2026-11-20T23:59:00Z'))).toBe(
    'export-anon_k3j9x2m-2026-11-20.zip',
  );
});
