import { urlOf } from '@aw/contracts/client';
import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { isSlides } from '@aw/contracts/documents/file-types';
import type * as documents from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { DocumentCardProps } from '@aw/ui/patterns/document-card';
import { call } from './first-calls';
import { paths } from './paths';

const getPageImage = call<typeof documents.getPageImage>('GET', '/api/documents/:id/pages/:number/image');

/** Returns the address of a page's image: `thumb` is 400 pixels wide, `page` 1200. */
export function pageImageUrl(id: number, number: number, size: 'thumb' | 'page'): string {
  return urlOf(getPageImage, { params: { id, number }, query: { size } });
}

/** Width and height that are reserved for a first page: landscape for slides, portrait for sheets. */
export const firstPageShapes = {
  sheet: { width: 400, height: 566 },
  slide: { width: 400, height: 300 },
} as const;

/** Returns the size that is reserved for a file's first page. */
export function firstPageShape(fileName: string): { width: number; height: number } {
  return firstPageShapes[isSlides(fileName) ? 'slide' : 'sheet'];
}

/** Returns the props of a document's card. The words of a query are highlighted. */
export function documentCardProps(document: DocumentCard, query?: string): DocumentCardProps {
  const { id, title, subject, pageCount, description, uploadedAt, hit } = document;
  const src = pageImageUrl(id, 1, 'thumb');
  return {
    to: paths.document(id),
    title,
    subject,
    pageCount,
    snippet: description,
    course: document.courseCode ?? document.courseName,
    documentType: documentTypeNames[document.documentType],
    uploadedAt,
    firstPage: pageCount > 0 ? { src, ...firstPageShape(document.fileName) } : null,
    query,
    hit,
  };
}
