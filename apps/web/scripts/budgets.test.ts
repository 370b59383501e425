import { expect, it } from 'vitest';
import { fontBudgetBytes, overBudget, readerBudgetBytes, scriptBudgetBytes, weightTable } from './budgets';

const light = {
  pages: [{ name: 'index.html', bytes: scriptBudgetBytes, isListed: true }],
  fontBytes: fontBudgetBytes,
  readerBytes: readerBudgetBytes,
};

it('[P4] the build accepts listed pages with 120 kB of script and 70 kB of fonts, and refuses one byte more', () => {
  expect([scriptBudgetBytes, fontBudgetBytes]).toEqual([120_000, 70_000]);
  expect(overBudget(light)).toEqual([]);
  expect(
    overBudget({ ...light, pages: [{ name: 'blog/index.html', bytes: 120_001, isListed: true }] }),
  ).toEqual([expect.stringContaining('blog/index.html')]);
  expect(
    overBudget({ ...light, pages: [{ name: 'settings/index.html', bytes: 120_001, isListed: false }] }),
  ).toEqual([]);
  expect(overBudget({ ...light, fontBytes: 70_001 })).toEqual([expect.stringContaining('fonts')]);
});

it('[P4] [D20] the build refuses a text view of documents of more than 10 kB', () => {
  expect(overBudget({ ...light, readerBytes: 10_001 })).toEqual([expect.stringContaining('text view')]);
});

it('[P4] only the order form may exceed the script budget, and the build prints all sizes', () => {
  const pages = [{ name: 'payment/index.html', bytes: 150_000, isListed: true }];
  expect(overBudget({ ...light, pages })).toEqual([]);
  const table = weightTable({ ...light, pages }, 20_000);
  expect(table).toContain('150.0 kB  payment/index.html');
  expect(table).toContain('70.0 kB  fonts');
  expect(table).toContain('20.0 kB  styles');
});
