import { urlOf } from '@aw/contracts/client';
import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { isSlides } from '@aw/contracts/documents/file-types';
import { getPageImage } from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { formatCount } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import { freePages } from '@aw/pricing';
import type { Context } from '../../context';
import { breadcrumbs, shorten, subjectPart } from '../../server/sites/page-parts';
import { type ListContent, maxFirstCards, type SharedPage, type Thing } from '../../server/sites/shared-page';
import { accessOf } from './document.policy';
import { pageView } from './page-view';
import { sharePictureOf } from './share-picture';

/** Returns the public page of a published document: its facts and the text of its free pages only. */
export async function documentPage(ctx: Context, id: number): Promise<SharedPage | undefined> {
  const row = await documents.find(ctx.readDb, id);
  if (!row?.is_listed) return undefined;
  const freePageCount = freePages(row.page_count);
  // If the library is only for registered people, so is the text of its pages.
  const isOpen = ctx.config.LIBRARY_ACCESS === 'session';
  const pages = isOpen
    ? (await documents.listFreePages(ctx.readDb, id)).filter(({ number }) => number <= freePageCount)
    : [];
  const lead = row.description?.trim();
  const facts = factsOf(row);
  return {
    title: row.title,
    description: shorten(
      lead || [facts.kind, row.subject, ...facts.place, facts.pages].filter(Boolean).join(' · '),
    ),
    path: `/documents/${id}`,
    picture: sharePictureOf(ctx, row),
    things: [learningResource(ctx, row, freePageCount), breadcrumbs(ctx, crumbsOf(row))],
    content: {
      template: lead ? 'document' : 'documentWithoutLead',
      view: {
        title: row.title,
        subject: row.subject,
        lead,
        facts: [
          facts.pages,
          `Uploaded ${longDate(row.uploaded_at, 'UTC')}`,
          facts.kind,
          facts.place.join(', '),
        ].filter(Boolean),
        pages: pages.map(pageView),
        pageCount: row.page_count,
        locked: lockedPages(freePageCount + 1, row.page_count),
      },
    },
  };
}

function lockedPages(first: number, last: number): string | undefined {
  if (first > last) return undefined;
  return first === last ? `Page ${first} is locked` : `Pages ${first} to ${last} are locked`;
}

/** Returns a https://schema.org/LearningResource that marks locked pages the way search engines require. */
function learningResource(ctx: Context, row: DocumentRow, freePageCount: number): Thing {
  const { SITE_NAME: name, SITE_ORIGIN: origin } = ctx.config;
  const isOpen = freePageCount >= row.page_count;
  const facts = factsOf(row);
  return {
    '@type': 'LearningResource',
    '@id': `${origin}/documents/${row.id}`,
    url: `${origin}/documents/${row.id}`,
    name: row.title,
    description: row.description?.trim() || [facts.kind, row.subject, ...facts.place].join(' · '),
    learningResourceType: facts.kind,
    about: { '@type': 'Thing', name: row.subject },
    datePublished: dayOf(row.published_at ?? row.uploaded_at),
    ...courseOf(row),
    ...(row.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (row.rating_hundredths ?? 0) / 100,
        ratingCount: row.rating_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    isAccessibleForFree: isOpen,
    ...(!isOpen && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-pages' },
    }),
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` },
  };
}

function courseOf(row: DocumentRow) {
  const school = row.school_name && { '@type': 'EducationalOrganization', name: row.school_name };
  if (!row.course_name) return school ? { sourceOrganization: school } : {};
  return {
    isPartOf: {
      '@type': 'Course',
      name: row.course_name,
      ...(row.course_code && { courseCode: row.course_code }),
      ...(school && { provider: school }),
    },
  };
}

function factsOf(row: DocumentRow) {
  const course = [row.course_code, row.course_name].filter(Boolean).join(' ');
  return {
    kind: documentTypeNames[row.document_type as keyof typeof documentTypeNames] ?? 'Document',
    place: [course, row.school_name].filter((part) => part !== null && part !== ''),
    pages: row.page_count > 0 ? formatCount(row.page_count, 'page') : '',
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function crumbsOf(row: DocumentRow) {
  return [
    row.school_id && row.school_name
      ? { name: row.school_name, path: `/schools/${row.school_id}/courses` }
      : { name: 'Documents', path: '/documents' },
    { name: row.title, path: `/documents/${row.id}` },
  ];
}

/** Returns whether a document exists for a person, for example because they uploaded or unlocked it. */
export async function canOpenDocument(ctx: Context, id: number, userId: string): Promise<boolean> {
  const document = await documents.findForReader(ctx.db, id, userId);
  return document !== undefined && accessOf(document, userId) !== undefined;
}

/** Returns the newest documents for the page of documents. */
export async function newestDocuments({ cacheDb, config }: Context): Promise<ListContent> {
  // If the library is only for registered people, so is its list.
  if (config.LIBRARY_ACCESS !== 'session') return { cards: [] };
  const page = await documents.listNewestCards(cacheDb, { limit: maxFirstCards });
  const cards = JSON.parse(page.cards) as DocumentCard[];
  return { cards: cards.map(documentView), picture: cards[0] && pictureOf(cards[0]) };
}

function pictureOf({ id, pageCount }: DocumentCard): string | undefined {
  if (pageCount === 0) return undefined;
  return urlOf(getPageImage, { params: { id, number: 1 }, query: { size: 'thumb' } });
}

function documentView(card: DocumentCard, index: number): Record<string, unknown> {
  const { id, subject, pageCount, uploadedAt } = card;
  const picture = pictureOf(card);
  const shape = isSlides(card.fileName) ? 'slide' : 'sheet';
  const view = {
    to: `/documents/${id}`,
    subject,
    title: card.title,
    pages: pageCount > 0 ? formatCount(pageCount, 'page') : '',
    snippet: card.description,
    about: [card.courseCode ?? card.courseName, documentTypeNames[card.documentType]]
      .filter(Boolean)
      .join(' · '),
    uploadedAt,
    uploaded: longDate(uploadedAt, 'UTC'),
    ...(picture !== undefined && { picture, [shape]: true, isAtTop: index === 0 }),
  };
  return { [subjectPart(subject)]: view };
}
