import * as documents from '@aw/db/documents';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { ownWords } from '../../../testing/make-pdf';
import { pagesWith, publishTexts } from '../../../testing/publish-texts';
import { selectRow, selectRows, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { fingerprintOf } from './fingerprint';
import { fingerprintVersion } from './fingerprint-version';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));

const upload = async (pages: string[]) => publishTexts(test, await signedIn(test.app), pages);
const rowOf = (id: number) => selectRow(test, 'documents', { id });
const publishedAt = (id: number, date: string) =>
  updateRows(test, 'documents', { id }, { published_at: new Date(date) });

describe('the original of a copy', () => {
  it('[D13] a copy names the earliest visible document, neither a removed one nor the one with the lowest id', async () => {
    const pages = [ownWords(200), ownWords(200)];
    const removed = await upload(pages);
    const late = await upload([...pages, ownWords(30)]);
    const early = await upload([...pages, ownWords(40)]);
    await publishedAt(removed, '2026-01-01');
    await publishedAt(late, '2026-03-01');
    await publishedAt(early, '2026-02-01');
    await staff.post(`/api/admin/documents/${removed}/remove`, { reason: 'Spam.', isForCause: true });
    const copy = await upload([...pages, ownWords(20)]);
    expect(await rowOf(copy)).toMatchObject({ originality: 'waiting', similar_to: early });
  });

  it('[D13] an equal copy names the visible one of two equal documents', async () => {
    const pages = [ownWords(200)];
    const [hidden, copy] = [await upload(pages), await upload(pages)];
    const owner = await rowOf(copy);
    expect(owner).toMatchObject({ status: 'refused', duplicate_of: hidden });
    await updateRows(
      test,
      'documents',
      { id: copy },
      { status: 'published', refusal_code: null, is_duplicate_allowed: true, published_at: new Date() },
    );
    const fingerprint = fingerprintOf(pagesWith(pages));
    await documents.replaceFingerprint(test.ctx.db, copy, fingerprint, fingerprintVersion);
    await staff.post(`/api/admin/documents/${hidden}/remove`, { reason: 'Spam.', isForCause: true });
    expect(await rowOf(await upload(pages))).toMatchObject({ status: 'refused', duplicate_of: copy });
  });

  it('[D13] the text of a refused copy is stored for an appeal, and no upload is compared with it', async () => {
    const pages = [ownWords(200)];
    await upload(pages);
    const copy = await upload(pages);
    expect(await selectRows(test, 'document_pages', { document_id: copy })).toHaveLength(1);
    expect(await selectRows(test, 'document_fingerprints', { document_id: copy })).toEqual([]);
  });
});
