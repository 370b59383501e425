import { hasCode } from '@aw/contracts/api-error';
import type { Certificate, CertificateTemplate } from '@aw/contracts/certificates/public';
import { CertificateView } from '@aw/ui/patterns/certificate-view';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePublicConfig } from '~/lib/config';
import { isWrongAddress } from '~/lib/is-wrong-address';
import { paths } from '~/lib/paths';
import { shownDay } from '~/lib/shown-day';
import { usePageTitle } from '~/lib/use-page-title';
import { MissingPage } from '~/shell/missing-page';
import { NotFound } from '~/shell/not-found';
import { LoadError } from '~/shell/query-states';
import { certificateQuery, validCertificateQuery } from './certificate-queries';
import { notesOf, statusOf } from './certificate-text';
import { OwnerControls } from './owner-controls';

/** The page of a certificate: a shared one, or the user's own with controls. */
export function CertificatePage() {
  const { certificateId = '' } = useParams();
  const certificate = useQuery(certificateQuery(certificateId));
  if (isWrongAddress(certificate.error)) return <NotFound />;
  if (hasCode(certificate.error, 'certificates.not_found')) return <CertificateMissing />;
  if (certificate.data) return <LoadedCertificate key={certificateId} certificate={certificate.data} />;
  if (!certificate.error) return <CertificateSkeleton />;
  return (
    <div className="wrap pb-16" data-state="error">
      <PageHead title="Certificate" />
      <LoadError title="The certificate did not load" level={2} query={certificate} />
    </div>
  );
}

function LoadedCertificate({ certificate }: { certificate: Certificate }) {
  const { certificateId, quizId, isOwn, status } = certificate;
  const { siteName } = usePublicConfig();
  const [preview, setPreview] = useState<CertificateTemplate>();
  const valid = useQuery({ ...validCertificateQuery(quizId), enabled: isOwn && status === 'replaced' });
  const replacementId = valid.data?.[0]?.certificateId;
  usePageTitle(`Certificate: ${certificate.quizTitle}, ${certificate.studentName}`);
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-16 print:p-0">
      <CertificateView
        template={preview ?? certificate.template}
        status={statusOf(certificate, replacementId && paths.certificate(replacementId))}
        studentName={certificate.studentName}
        quizTitle={certificate.quizTitle}
        subject={certificate.subject}
        score={certificate.score}
        total={certificate.totalQuestions}
        percentage={certificate.percentage}
        completed={shownDay(certificate.completedAt)}
        attemptNumber={certificate.attemptNumber}
        certificateId={certificateId}
        notes={notesOf(certificate, siteName).map((note) => <p key={note}>{note}</p>)}
        actions={
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-14 print:hidden">
            <Link to={paths.quiz(quizId)}>About this quiz</Link>
            {isOwn && <Link to={paths.profile}>Your certificates</Link>}
          </p>
        }
      />
      {isOwn && <OwnerControls certificate={certificate} onPreview={setPreview} />}
    </div>
  );
}

/** Shown for an unknown certificate and for one that this user may not see. */
export function CertificateMissing() {
  return (
    <MissingPage
      title="Certificate not found"
      lead="We could not find this certificate. It may be private, or the link may have a typing mistake."
      browse={{ label: 'Browse quizzes', to: paths.quizzes }}
    />
  );
}

function CertificateSkeleton() {
  return (
    <div className="wrap pt-8 pb-16" data-state="loading">
      <h1 className="sr-only">Certificate</h1>
      <LoadingRegion label="Loading certificate…">
        <div className="grid min-h-130 max-w-240 content-start gap-6 border border-line bg-surface-raised p-6 lg:p-12">
          <Skeleton width="short" />
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </div>
      </LoadingRegion>
    </div>
  );
}
