import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoFilePath, readDemoUploads } from '.';
import { toUpload } from './demo-document';
import { demoDocuments } from './documents';

describe('what the build wrote', () => {
  it('[D1] every document is listed with its details, the oldest first, and its file is there', () => {
    expect(readDemoUploads()).toEqual(demoDocuments.map(toUpload));
    for (const { fileName } of readDemoUploads()) expect(existsSync(demoFilePath(fileName))).toBe(true);
  });
});
