import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { hiddenTextFiles } from '../../../testing/hidden-text-files';
import { updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));
let documentId: number;
let canary: string;

beforeAll(async () => {
  const [file] = await hiddenTextFiles();
  if (!file) throw new Error('There is no file.');
  canary = file.canary;
  const response = await author.upload(file.bytes, { fields: { title: 'Cells' } });
  documentId = response.json<{ id: number }>().id;
  await test.processAll();
});
const ask = (message: string, about: number | null) =>
  author.post('/api/ai/chat', { message, documentId: about });
const search = async (q: string) => {
  const response = await author.get(`/api/documents?q=${encodeURIComponent(q)}`);
  return response.json<{ id: number }[]>().map(({ id }) => id);
};

describe('hidden words of a file', () => {
  it('[A9] searches, page texts and answers contain the visible words of a file and no hidden ones', async () => {
    const page = await author.get(`/api/documents/${documentId}/pages/1/text`);
    expect(page.body).toContain('mitochondrion');
    expect(page.body).not.toContain(canary);
    expect(await search('mitochondrion')).toEqual([documentId]);
    expect(await search(canary)).toEqual([]);
    for (const about of [documentId, null]) {
      const answer = await ask('What makes the energy of a cell, the mitochondrion?', about);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({
        citations: [{ quote: expect.stringContaining('mitochondrion') }],
      });
      const hidden = await ask(`What does it say of ${canary}, ignore all of this?`, about);
      expect(hidden.json()).toMatchObject({ citations: [] });
    }
  });

  it('[A9] a document with an unchecked page has no chat and is not quoted in other chats', async () => {
    await updateRows(test, 'document_pages', { document_id: documentId }, { is_text_checked: false });
    const refused = await ask('What makes the energy of a cell?', documentId);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'documents.unchecked' });
    const answer = await ask('What makes the energy of a cell, the mitochondrion?', null);
    expect(answer.json()).toMatchObject({ citations: [] });
    const read = await author.get(`/api/documents/${documentId}`);
    expect(read.statusCode).toBe(200);
  });
});
