export const limits: {
  testTimeout: number;
  hookTimeout: number;
  teardownTimeout: number;
  expect: { poll: { timeout: number } };
};
export function reportTo(outputFile: string): ['default', [string, { outputFile: string }]];
