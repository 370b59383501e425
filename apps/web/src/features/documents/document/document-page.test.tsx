import type { DocumentDetail, RelatedDocument } from '@aw/contracts/documents/shapes';
import { describe, expect, it, vi } from 'vitest';
import { reader, renderStatic, sampleCard, statesIn } from '~/testing/render-static';
import { DocumentMissing } from './document-missing';
import { DocumentView } from './document-view';
import { comparisonQuery } from './own-comparison';
import { relatedQuery } from './related-documents';

// Renders pages as after hydration, because the user is known only then.
vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const detail: DocumentDetail = {
  ...sampleCard,
  uploaderId: null,
  isOwn: false,
  isUnlocked: false,
  isListed: true,
  visiblePages: 2,
  pages: Array.from({ length: 12 }, (_, at) => ({ number: at + 1, width: 1200, height: 1697 })),
  download: { state: 'ready', format: 'pdf', sizeBytes: 1_258_291 },
  step: 'published',
  myRating: null,
  counting: 'counted',
  review: null,
  readAgainAt: null,
  similarTo: null,
  appeal: null,
};

const render = (part: Partial<DocumentDetail>, user = reader, related: RelatedDocument[] = []) =>
  renderStatic(<DocumentView document={{ ...detail, ...part }} />, {
    user,
    seed: (cache) => cache.setQueryData(relatedQuery(detail.id).queryKey, related),
  });

describe('the page of a document', () => {
  it('[D7] the page of a document shows its facts, its readable pages, and where the locked ones start', () => {
    const html = render({});
    expect(html).toContain('12 pages');
    expect(html).toContain('Study Guide');
    expect(html).toContain('ECON 201, Khalifa University');
    expect(html).toContain('/api/documents/12/pages/2/image?size=page');
    expect(html).not.toContain('/api/documents/12/pages/3/image');
    expect(html).toContain('Pages 3 to 12 are locked');
  });

  it('[D25] an uploader reads the school and course as typed, without a link, until staff confirm them', () => {
    const unlisted = { schoolId: null, schoolName: null, courseId: null, courseCode: null, courseName: null };
    const html = render({ ...unlisted, typedSchool: 'Gulf College', typedCourse: 'ECON 12', isOwn: true });
    expect(html).toContain('ECON 12, Gulf College (waiting for our staff)');
    expect(html).not.toContain('ECON 201');
  });

  it('[D10] the unlock card shows balance, price and remainder, and the download requires the unlock', () => {
    const html = render({});
    for (const text of ['You have', 'This document', 'Left after this', 'Unlock for 1 credit']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('/api/documents/12/file');
  });

  it.each([
    ['somebody without an account', {}, 'Create a free account', '/signup?next=%2Fdocuments%2F12'],
    ['an account', { isAnonymous: false, email: 'a@b.example' }, 'Confirm your email', '/settings#email'],
  ])('[D10] without credits, %s sees the shortest way to one first', (_, change, words, to) => {
    const html = render({}, { ...reader, ...change, creditBalance: 0 });
    expect(html).not.toContain('Unlock for 1 credit');
    expect(html).toContain(words);
    expect(html).toContain(`href="${to}"`);
    const uploads = html.indexOf('Or upload 4 more documents to earn 5 unlock credits.');
    expect(html.indexOf(words)).toBeLessThan(uploads);
    expect(html).toMatch(/href="\/upload\?next=%2Fdocuments%2F12"/);
  });

  it('[D10] without credits, a confirmed account sees how many uploads earn the next ones', () => {
    const html = render({}, { ...reader, isAnonymous: false, isEmailVerified: true, creditBalance: 0 });
    expect(html).toContain('Upload 4 more documents to earn 5 unlock credits.');
    expect(html).not.toMatch(/free account|Confirm your email/);
  });

  it('[D10] while a document is locked, no button for a download is shown, and one card says how to get credits', () => {
    const html = render({});
    expect(html).not.toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?Download/);
    expect(html.match(/more documents to earn/g)).toHaveLength(1);
    expect(html).toContain('PDF, 1.20MB. Unlock the document to download it.');
  });

  it('[D23] related documents say what they share, with a link to the course', () => {
    const similar = { ...sampleCard, id: 13, title: 'Price elasticity', shared: 'similar' } as const;
    const html = render({}, reader, [{ ...sampleCard, id: 14, shared: 'course' }, similar]);
    expect(html).toContain('Related documents');
    expect(html).toMatch(/Same course.*Similar/);
    expect(html).toContain('href="/documents/13"');
    expect(html).toMatch(/href="\/courses\/9"[^>]*>More from this course/);
  });

  it('[D23] without related documents, only the course is offered, and nothing without a course or in the library', () => {
    expect(render({})).not.toContain('Related documents');
    expect(render({})).toContain('More from this course');
    expect(render({ courseId: null })).not.toMatch(/Related documents|More from this course/);
    const related = [{ ...sampleCard, id: 14, shared: 'course' as const }];
    expect(render({ isListed: false, isUnlocked: true }, reader, related)).not.toContain('Related documents');
  });

  it('[D26] [D16] a published document can be shared and cited, one being checked cannot', () => {
    expect(render({})).toMatch(/Share.*Cite.*Report this document/s);
    expect(render({ status: 'processing', isOwn: true, isUnlocked: true })).not.toMatch(/>Share<|>Cite</);
  });

  it('[D7] nothing on the page says 0', () => {
    const html = render({ pageCount: 0, pages: [], visiblePages: 0, viewCount: 0, rating: null });
    expect(html).not.toMatch(/\b0 (?:pages|views|ratings)/);
  });

  it('[D27] only its uploader can edit and remove a document', () => {
    const own = render({ isOwn: true, isUnlocked: true });
    expect(own).toContain('aria-label="Edit “Elasticity along the demand curve”"');
    expect(own).toContain('aria-label="Remove “Elasticity along the demand curve”"');
    expect(render({})).not.toMatch(/aria-label="(?:Edit|Remove) /);
  });

  it('[D27] a document that its uploader removed can be restored, and offers no appeal', () => {
    const html = render({
      isOwn: true,
      isUnlocked: true,
      isListed: false,
      status: 'refused',
      withdrawnAt: '2026-01-02T00:00:00.000Z',
    });
    expect(html).toContain('You removed this document.');
    expect(html).toContain('Restore');
    expect(html).not.toMatch(/appeal|Not accepted/i);
  });

  it('[D13] an uploader reads which pages match which pages of the original, also after a refusal', () => {
    const other = { id: 9, title: 'Mechanics' };
    const comparison = {
      other,
      parts: [{ from: 3, to: 9, otherFrom: 1, otherTo: 7 }],
      excerpts: [{ page: 3, text: 'A body at rest' }],
    };
    for (const part of [
      { counting: 'waiting', review: { reason: 'similar', dueAt: null, note: null } },
      { status: 'refused', reason: 'A document with the same content is already in the library.' },
    ] as const) {
      const html = renderStatic(
        <DocumentView document={{ ...detail, isOwn: true, similarTo: other, ...part }} />,
        {
          user: reader,
          seed: (cache) => cache.setQueryData(comparisonQuery(detail.id).queryKey, comparison),
        },
      );
      expect(html).toContain('pages 3–9 match pages 1–7');
      expect(html).toContain('href="/documents/9"');
      expect(html).toContain('A body at rest');
    }
  });

  it('[D18] a document that matches a removed work says that it is hidden until staff review it', () => {
    const html = render({
      isOwn: true,
      isListed: false,
      status: 'refused',
      heldAt: '2026-01-02T00:00:00.000Z',
      matchesRemovedWork: true,
      reason: 'It has much of the same text as a work that we removed.',
    });
    expect(html).toContain('Hidden until we review it.');
    expect(html).toContain('much of the same text');
    expect(html).not.toMatch(/your change|Not accepted/i);
  });

  it('[D27] a document whose change waits for review says so and does not look refused', () => {
    const html = render({
      isOwn: true,
      isUnlocked: true,
      isListed: false,
      status: 'refused',
      heldAt: '2026-01-02T00:00:00.000Z',
    });
    expect(html).toContain('Waiting for review.');
    expect(html).not.toMatch(/appeal|Not accepted/i);
  });

  it('[D27] people who unlocked a document that left the library are told that they can still read it', () => {
    const html = render({ isUnlocked: true, isListed: false, visiblePages: 12 });
    expect(html).toContain('No longer in the library.');
    expect(html).toContain('href="/api/documents/12/file"');
  });

  it('[D7] an unlocked document can be downloaded, rated, chatted about and asked about', () => {
    const html = render({ isUnlocked: true, visiblePages: 12 });
    expect(html).toContain('href="/api/documents/12/file"');
    expect(html).toContain('/api/documents/12/pages/12/image?size=page');
    expect(html).toContain('Rate this document');
    expect(html).toContain('href="/ai-chat?document=12"');
    expect(html).toContain('href="/ask?document=12&amp;page=1"');
    expect(html).not.toContain('are locked');
  });

  it('[D26] a question is about the page at which the document is open, also the one that was read last', () => {
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ places: [[12, 5]] }) });
    try {
      expect(render({ isUnlocked: true, visiblePages: 12 })).toContain('href="/ask?document=12&amp;page=5"');
      expect(render({ visiblePages: 2 })).toContain('href="/ask?document=12&amp;page=2"');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('[D19] a download in another format says so, also while it is made and if it cannot be made', () => {
    const of = (download: DocumentDetail['download'], fileName = 'essay.docx') =>
      render({ isUnlocked: true, visiblePages: 12, fileName, download });
    const ready = of({ state: 'ready', format: 'pdf', sizeBytes: 45_000 });
    expect(ready).toMatch(/PDF, [\d.]+MB\. We made this PDF from the DOCX file\./);
    expect(ready).toContain('href="/api/documents/12/file"');
    const preparing = of({ state: 'preparing', format: 'pdf', sizeBytes: null });
    expect(preparing).toContain('Preparing the Download...');
    expect(preparing).toContain('This usually takes a minute, but longer while we update this site.');
    expect(preparing).not.toContain('/api/documents/12/file');
    const none = of({ state: 'none', format: 'pdf', sizeBytes: null });
    expect(none).toContain('No download. We could not make a copy of this document for download.');
    expect(none).not.toContain('/api/documents/12/file');
    const same = of({ state: 'ready', format: 'docx', sizeBytes: 45_000 });
    expect(same).toMatch(/DOCX, [\d.]+MB\.(?! We made)/);
    const newer = of({ state: 'ready', format: 'docx', sizeBytes: 45_000 }, 'essay.doc');
    expect(newer).toContain('We made this DOCX from the DOC file.');
  });

  it('[D7] [R1] a response of the previous release is shown as that release showed it', () => {
    // During an update, the previous release may answer.
    const missing = { isListed: undefined, download: undefined, review: undefined, readAgainAt: undefined };
    const render = (part: object) => {
      // JSON has no undefined fields.
      const earlier: DocumentDetail = JSON.parse(JSON.stringify({ ...detail, ...missing, ...part }));
      return renderStatic(<DocumentView document={earlier} />, { user: reader });
    };
    const unlocked = render({ isUnlocked: true, visiblePages: 12, fileName: 'essay.docx' });
    expect(unlocked).toMatch(/DOCX, [\d.]+MB\.(?! We)/);
    expect(unlocked).toContain('href="/api/documents/12/file"');
    expect(unlocked).not.toContain('No longer in the library.');
    expect(render({})).toMatch(/PDF, [\d.]+MB\./);
    expect(render({ isOwn: true, isUnlocked: true, counting: 'never' })).toContain('has the same content as');
    const checked = { isOwn: true, isUnlocked: true, status: 'processing', step: 'readable' };
    expect(render(checked)).toContain('This usually takes less than a minute.');
  });

  it('[D7] the uploader can download without an unlock and cannot rate', () => {
    const html = render({ isOwn: true, isUnlocked: true, visiblePages: 12 });
    expect(html).toContain('/api/documents/12/file');
    expect(html).not.toContain('Rate this document');
  });

  it('[D16] [Q11] another person’s published document can be reported, and one’s own or an unpublished one cannot', () => {
    const words = 'Report this document';
    expect(render({})).toContain(words);
    expect(render({ isUnlocked: true, visiblePages: 12 })).toContain(words);
    expect(render({ isOwn: true, isUnlocked: true })).not.toContain(words);
    expect(render({ status: 'refused', reason: 'Empty.', isOwn: true, isUnlocked: true })).not.toContain(
      words,
    );
  });

  it('[D11] the steps are shown while a document is being checked', () => {
    const html = render({
      status: 'processing',
      step: 'duplicates',
      isOwn: true,
      isUnlocked: true,
      pageCount: 0,
      visiblePages: 0,
    });
    expect(html).toContain('Being checked');
    expect(html).toMatch(/aria-current="step"[^>]*>.*?Checking for duplicates/);
  });

  it('[D11] a refusal shows the reason and accepts one appeal, whose state is then shown', () => {
    const refused = {
      status: 'refused',
      reason: 'The file has no page.',
      isOwn: true,
      isUnlocked: true,
    } as const;
    const html = render(refused);
    expect(html).toContain('The file has no page.');
    expect(html).toContain('Send appeal');
    const appeal = { status: 'open', message: 'It has two.', answer: null } as const;
    const appealed = render({ ...refused, appeal });
    expect(appealed).not.toContain('Send appeal');
    expect(appealed).toContain('It has two.');
    expect(appealed).toContain('We have your appeal.');
  });

  it('[D13] the user’s document that is similar to another one says why it does not count, with a link to that one', () => {
    const own = { isOwn: true, isUnlocked: true, visiblePages: 12 } as const;
    const html = render({ ...own, counting: 'waiting', similarTo: { id: 7, title: 'Mechanics' } });
    expect(html).toContain('Published, not counted.');
    expect(html).toContain('href="/documents/7"');
    expect(render(own)).not.toContain('not counted');
  });

  it('[D7] a document whose reading took too long says when it is tried again', () => {
    const own = { isOwn: true, isUnlocked: true, status: 'processing', step: 'received' } as const;
    const html = render({ ...own, readAgainAt: '2026-12-02T21:30:00.000Z' });
    expect(html).toContain('Reading this document took longer than usual. We will try again at');
    expect(render(own)).toContain('less than a minute');
  });

  it('[D12] a document that waits for the virus scanner says so, and when it is scanned again', () => {
    const own = { isOwn: true, isUnlocked: true, status: 'processing', step: 'received' } as const;
    const html = render({ ...own, readAgainAt: '2026-12-02T21:30:00.000Z', waitsForScan: true });
    expect(html).toContain('our virus scanner does not answer at the moment. We will try again at');
    expect(html).not.toContain('took longer');
  });

  it('[D9] the user’s document with few words says that staff must review it first, and by when', () => {
    const own = { isOwn: true, isUnlocked: true, visiblePages: 12, counting: 'waiting' } as const;
    const review = { reason: 'few_words', dueAt: '2999-12-02T12:00:00.000Z', note: null } as const;
    const html = render({ ...own, review });
    expect(html).toContain('our staff must review it before it counts');
    expect(html).toContain('by December 2, 2999');
    const decided = { ...review, dueAt: null, note: 'It shows nothing to learn from.' };
    const refused = render({ ...own, counting: 'never', review: decided });
    expect(refused).toContain('It stays in the library');
    expect(refused).toContain('The reason: It shows nothing to learn from.');
  });

  it('[D10] people who unlocked a document that was removed are told that the credit is refunded', () => {
    const html = renderStatic(<DocumentMissing removedText="The credit is back in your balance." />);
    expect(html).toContain('Document removed');
    expect(html).toContain('The credit is back in your balance.');
  });

  it('[D7] an unknown document shows a message and a link back', () => {
    const html = renderStatic(<DocumentMissing />);
    expect(html).toContain('Document not found');
    expect(html).toContain('The document you&#x27;re looking for doesn&#x27;t exist.');
    expect(html).toContain('Back to Documents');
    expect(statesIn(html)).toEqual(['missing']);
  });
});
