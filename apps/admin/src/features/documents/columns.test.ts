import { expect, it } from 'vitest';
import { columnsFor } from './columns';

it('[M1] a wide list shows every column, a phone the title and the status', () => {
  expect(columnsFor(1200)).toEqual(['title', 'fileName', 'uploader', 'type', 'status', 'age']);
  expect(columnsFor(328)).toEqual(['title', 'status']);
  expect(columnsFor(660)).toEqual(['title', 'type', 'status', 'age']);
});
