import type { CertificateStatus } from '@aw/contracts/certificates/public';
import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpener } from '../../../actions/use-opener';
import { percentText } from '../../../format/figures';
import { LoadError } from '../../../format/load-error';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';
import { RevokeDialog } from '../actions/revoke-dialog';
import { certificatesQuery } from '../queries';

const statuses: Record<CertificateStatus, { label: string; tone: 'positive' | 'neutral' | 'danger' }> = {
  valid: { label: 'Valid', tone: 'positive' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'danger' },
};

/** Certificates of a person, which staff with the permission can revoke. Shows nothing if there are none. */
export function CertificatesSection({ userId }: { userId: string }) {
  const { api } = useConsole();
  const query = useQuery(certificatesQuery(api, userId));
  const { data, error } = query;
  const mayRevoke = useMay()('certificates.revoke');
  const [revoking, setRevoking] = useState<StaffCertificate>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useOpener(isOpen);
  if (error && !data)
    return (
      <PanelSection title="Certificates">
        <LoadError title="The certificates did not load" query={query} />
      </PanelSection>
    );
  if (!data || data.length === 0) return null;
  return (
    <PanelSection title="Certificates">
      <ul className="grid gap-2 text-13">
        {data.map((certificate) => (
          <CertificateLine
            key={certificate.certificateId}
            certificate={certificate}
            onRevoke={
              mayRevoke && certificate.status !== 'revoked'
                ? (from) => {
                    opener.current = from;
                    setRevoking(certificate);
                    setIsOpen(true);
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {revoking && (
        <RevokeDialog
          key={revoking.certificateId}
          userId={userId}
          certificate={revoking}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </PanelSection>
  );
}

type CertificateLineProps = {
  certificate: StaffCertificate;
  onRevoke: ((from: HTMLElement) => void) | undefined;
};

function CertificateLine({ certificate, onRevoke }: CertificateLineProps) {
  const { siteOrigin } = useConsole();
  const { certificateId, quizTitle, percentage, completedAt, isPublic, revokedReason } = certificate;
  const { label, tone } = statuses[certificate.status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
      <span className="wrap-anywhere">
        {isPublic ? <a href={`${siteOrigin}/certificates/${certificateId}`}>{quizTitle}</a> : quizTitle}
        <span className="flex flex-wrap items-center gap-x-2 text-12 text-ink-muted">
          <span className="tabular-nums">{percentText(percentage / 100)}</span>
          <Time value={completedAt} />
          <Badge tone={tone} isPlain>
            {label}
          </Badge>
          {!isPublic && <span>Private</span>}
        </span>
        {revokedReason && <span className="block text-12 text-ink-muted">{revokedReason}</span>}
      </span>
      {onRevoke && (
        <Button
          variant="danger"
          size="sm"
          aria-label={`Revoke the certificate for ${quizTitle}…`}
          onClick={(event) => onRevoke(event.currentTarget)}
        >
          Revoke…
        </Button>
      )}
    </li>
  );
}
