import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import { expect, it } from 'vitest';
import { maxExcerptLength, maxTitleLength } from './excerpt';
import { readExcerpt } from './read-excerpt';

it('[D25] the title and text of a document are cut to their limits', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'excerpt-'));
  try {
    const file = path.join(folder, 'long.docx');
    const children = [new Paragraph('b '.repeat(100_000))];
    const document = new Document({ title: 'a'.repeat(200_000), sections: [{ children }] });
    await writeFile(file, await Packer.toBuffer(document));
    const result = await readExcerpt({ path: file, fileName: 'long.docx' });
    expect(result).toMatchObject({ status: 'read', title: 'a'.repeat(maxTitleLength) });
    if (result.status === 'read') expect(result.text.length).toBeLessThanOrEqual(maxExcerptLength);
  } finally {
    await rm(folder, { recursive: true });
  }
});
