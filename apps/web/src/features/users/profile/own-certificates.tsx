import type { Certificate } from '@aw/contracts/certificates/public';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { useQuery } from '@tanstack/react-query';
import { Award, Globe, Lock } from 'lucide-react';
import { paths } from '~/lib/paths';
import { shownDay } from '~/lib/shown-day';
import { useShownCount } from '~/lib/use-shown-count';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { ListSkeleton } from './preview-list';
import { certificatesQuery, previewCount } from './profile-queries';

/** Latest valid certificates, more on demand, each with its visibility. */
export function OwnCertificates({ userId }: { userId: string }) {
  const [limit, setLimit] = useShownCount('Certificates', previewCount);
  return (
    <Panel title="Your Certificates">
      <QueryStates
        query={useQuery(certificatesQuery(userId))}
        noun="Certificates"
        skeleton={<ListSkeleton />}
        empty={<NoCertificates />}
      >
        {(certificates) => (
          <>
            <ul className="grid">
              {certificates.slice(0, limit).map((certificate) => (
                <CertificateItem key={certificate.certificateId} certificate={certificate} />
              ))}
            </ul>
            {certificates.length > limit && (
              <div>
                <Button size="sm" onClick={() => setLimit(certificates.length)}>
                  Show more certificates
                </Button>
              </div>
            )}
          </>
        )}
      </QueryStates>
    </Panel>
  );
}

function CertificateItem({ certificate }: { certificate: Certificate }) {
  const { certificateId, quizTitle, percentage, completedAt, isPublic } = certificate;
  const { text, at, exact } = shownDay(completedAt);
  return (
    <li className="grid gap-1 border-line py-3 not-last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={paths.certificate(certificateId)}
          className="inline-flex min-h-6 min-w-0 items-center font-strong wrap-anywhere"
        >
          <bdi>{quizTitle}</bdi>
        </Link>
        <Badge tone="neutral" icon={isPublic ? Globe : Lock} isPlain>
          {isPublic ? 'Shared' : 'Private'}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-13 text-ink-muted">
        <span>{`${percentage}%`}</span>
        <time dateTime={at} title={exact}>
          {text}
        </time>
      </p>
    </li>
  );
}

function NoCertificates() {
  return (
    <EmptyState level={3} icon={Award} title="No certificates yet">
      You get one for every quiz you pass. Only you can see it until you share it.
    </EmptyState>
  );
}
