import { type Certificate, certificateTemplates, updateCertificate } from '@aw/contracts/certificates/public';
import { describe, expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { renderPage } from '~/testing/render-page';
import { linksIn } from '~/testing/tags';
import { CertificateMissing } from './certificate-page';
import { notesOf, statusOf, templateOptions } from './certificate-text';
import { lookSchema, OwnerControls } from './owner-controls';

const certificate: Certificate = {
  certificateId: 'AW-0123-4567-89AB-CDEF',
  studentName: 'Noor Haddad',
  quizId: 3,
  quizTitle: 'Limits',
  subject: 'Mathematics',
  score: 4,
  totalQuestions: 5,
  percentage: 80,
  completedAt: '2026-03-04T12:00:00.000Z',
  attemptNumber: 1,
  areKeysKnown: false,
  template: 'modern',
  isPublic: false,
  isMachineMade: false,
  status: 'valid',
  revokedAt: null,
  revokedReason: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  updatedAt: '2026-03-04T12:00:00.000Z',
  isOwn: true,
};

describe('the texts of a certificate', () => {
  it('[Z5] a certificate is called verified only while it is valid', () => {
    const verified = 'Verified: this certificate was issued by Academic Workshop.';
    expect(notesOf(certificate, 'Academic Workshop')).toEqual([verified]);
    for (const status of ['replaced', 'revoked'] as const)
      expect(notesOf({ ...certificate, status }, 'Academic Workshop')).toEqual([]);
  });

  it('[Z5] a certificate mentions a later attempt and questions written by AI', () => {
    const later = { ...certificate, attemptNumber: 2, areKeysKnown: true, isMachineMade: true };
    expect(notesOf(later, 'us').slice(1)).toEqual([
      'Passed on attempt 2. The quiz shows the correct answers after each attempt.',
      'AI wrote the questions in this quiz.',
    ]);
  });

  it('[Z4] [Z5] a certificate mentions that another quiz had shown answers before the first attempt', () => {
    expect(notesOf({ ...certificate, areKeysKnown: true }, 'us').slice(1)).toEqual([
      'Passed on the first attempt. Another quiz had shown the correct answers to some of these questions before.',
    ]);
  });

  it('[Z5] a certificate shows its status, the date and reason of a revocation, and a link to its replacement', () => {
    expect(statusOf(certificate)).toEqual({ kind: 'verified' });
    expect(statusOf({ ...certificate, status: 'replaced' }, '/certificates/AW-2')).toEqual({
      kind: 'replaced',
      to: '/certificates/AW-2',
    });
    const revoked = { ...certificate, status: 'revoked', revokedAt: '2026-05-06T12:00:00.000Z' } as const;
    expect(statusOf({ ...revoked, revokedReason: 'it was forged' })).toMatchObject({
      kind: 'revoked',
      when: { text: 'May 6, 2026', at: '2026-05-06T12:00:00.000Z' },
      reason: 'it was forged',
    });
    expect(statusOf({ ...revoked, revokedReason: 'It was forged. ' })).toMatchObject({
      reason: 'It was forged',
    });
    expect(statusOf(revoked)).toMatchObject({ reason: 'our staff withdrew it' });
  });
});

describe('the controls for the owner of a certificate', () => {
  const controls = (change: Partial<Certificate> = {}) =>
    renderPage(<OwnerControls certificate={{ ...certificate, ...change }} onPreview={() => {}} />);

  it('[Z5] owners can change the name and choose from all designs', () => {
    const html = controls();
    expect(html).toContain('Name on the certificate');
    expect(templateOptions.map(({ value }) => value)).toEqual([...certificateTemplates]);
    expect(html.match(/role="radio"/g)).toHaveLength(3);
    expect(formProblems(lookSchema, { studentName: '  ', template: 'modern' })).toEqual({
      studentName: 'Please enter the name for the certificate.',
    });
    expect(formProblems(lookSchema, { studentName: 'نور حداد', template: 'classic' })).toEqual({});
    expect(Object.keys(lookSchema.shape)).toEqual(
      Object.keys(updateCertificate.body.shape).filter((name) => name !== 'isPublic'),
    );
  });

  it('[Z5] owners share a certificate with a switch, and its link is shown only then', () => {
    const hidden = controls();
    expect(hidden).toMatch(/role="switch" aria-checked="false"/);
    expect(hidden).toContain('Only you can see it');
    expect(hidden).not.toContain('Copy link');
    const shared = controls({ isPublic: true });
    expect(shared).toMatch(/role="switch" aria-checked="true"/);
    expect(shared).toContain('search engines may find it too');
    expect(shared).toContain('aria-label="Copy link"');
    expect(shared).toContain(`/certificates/${certificate.certificateId}`);
  });

  it('[Z5] [Z13] owners can download a PDF in either paper size and a digital credential', () => {
    const path = `/api/certificates/${certificate.certificateId}`;
    expect(linksIn(controls())).toEqual([
      `${path}/pdf?paper=a4`,
      `${path}/pdf?paper=letter`,
      `${path}/credential`,
    ]);
  });
});

it('[Z5] a private certificate looks like an unknown one to other people', () => {
  const html = renderPage(<CertificateMissing />);
  expect(html).toContain('We could not find this certificate.');
  expect(html).toMatch(/href="\/quizzes"[^>]*>Browse quizzes/);
});
