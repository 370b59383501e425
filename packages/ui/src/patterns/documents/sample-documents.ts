import type { DocumentCardProps } from './document-card';
import { paperPage, slidePage } from './viewer/sample-pages';

/** Returns the time this many hours ago, so that ages in stories never change. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();

export const titration: DocumentCardProps = {
  to: '/documents/2',
  title: 'Titration curve of acetic acid with sodium hydroxide',
  subject: 'Chemistry',
  pageCount: 5,
  snippet: 'Equivalence point, buffer region and pKa read from three runs.',
  course: 'CHEM 112L',
  documentType: 'Lab Report',
  uploadedAt: hoursAgo(48),
  firstPage: paperPage('Titration curve'),
};

export const sampleDocuments: DocumentCardProps[] = [
  {
    to: '/documents/1',
    title: 'Elasticity along the demand curve',
    subject: 'Economics',
    pageCount: 12,
    snippet: 'Why a straight line has many elasticities, and the revenue test that tells them apart.',
    course: 'ECON 201',
    documentType: 'Study Guide',
    uploadedAt: hoursAgo(24),
    firstPage: paperPage('Elasticity along the demand curve'),
  },
  titration,
  {
    to: '/documents/3',
    title: 'The forgetting curve',
    subject: 'Psychology',
    pageCount: 24,
    snippet: 'Ebbinghaus, spacing and why each review flattens the curve.',
    course: 'PSYC 110',
    documentType: 'Class Notes',
    uploadedAt: hoursAgo(96),
    firstPage: slidePage('The forgetting curve'),
  },
  {
    to: '/documents/4',
    title: 'Sinnott v Minister for Education: judgment of Hardiman J.',
    subject: 'Law',
    pageCount: 1,
    snippet: '[2001] IESC 63. Article 42.4 and the limits of mandatory orders.',
    course: 'LAW 204',
    documentType: 'Study Guide',
    uploadedAt: hoursAgo(1),
    firstPage: paperPage('Sinnott v Minister'),
  },
  {
    to: '/documents/5',
    title: 'Field notes from the library',
    subject: 'General',
    pageCount: 3,
    snippet: null,
    course: null,
    documentType: 'Class Notes',
    uploadedAt: null,
    firstPage: null,
  },
];
