import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoFilePath, readDemo } from '.';
import { readDemoSources, readDocuments } from './sources';

describe('the built demo', () => {
  it('[D1] has the content of the sources and a file for each document', () => {
    expect(readDemo()).toEqual(JSON.parse(JSON.stringify(readDemoSources(readDocuments()))));
    for (const { fileName } of [...readDemo().uploads, ...readDemo().copies])
      expect(existsSync(demoFilePath(fileName))).toBe(true);
  });
});
