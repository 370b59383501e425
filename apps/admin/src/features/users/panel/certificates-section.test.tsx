import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { meQuery } from '../../../api/shared-queries';
import { ConsoleServicesProvider } from '../../../services/console-services';
import { createDraftStore } from '../../../services/draft-store';
import { createSetupGate } from '../../../services/setup-gate';
import { createStaffApi } from '../../../services/staff-api';
import { certificatesQuery } from '../queries';
import { CertificatesSection } from './certificates-section';

const tokens = { read: () => 'token', save: () => undefined, clear: () => undefined };
const api = createStaffApi({ apiOrigin: '', tokens, onExpired: () => {}, onSetupNeeded: () => {} });
const siteOrigin = 'https://site.example';
const services = { api, tokens, gate: createSetupGate(), drafts: createDraftStore(), siteOrigin };

const at = '2026-11-20T10:00:00.000Z';
const certificate: StaffCertificate = {
  certificateId: 'AW-7K3M-9QXZ-2T5B-8R4D',
  studentName: 'Noor Haddad',
  quizTitle: 'Limits of sums',
  percentage: 80,
  completedAt: at,
  isPublic: true,
  status: 'valid',
  revokedAt: null,
  revokedReason: null,
};

function render(certificates: StaffCertificate[], role = 'moderator'): string {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(certificatesQuery(api, 'user_noor').queryKey, certificates);
  cache.setQueryData(meQuery(api).queryKey, {
    admin: { id: 'x', username: 'amira', email: 'amira@site.example', role },
    expiresAt: at,
    totpSince: null,
  });
  return renderToStaticMarkup(
    <ConsoleServicesProvider services={services}>
      <QueryClientProvider client={cache}>
        <UiProvider>
          <MemoryRouter>
            <CertificatesSection userId="user_noor" />
          </MemoryRouter>
        </UiProvider>
      </QueryClientProvider>
    </ConsoleServicesProvider>,
  );
}
const page = `href="${siteOrigin}/certificates/${certificate.certificateId}"`;

it('[Z13] a certificate shows its score and status, and links to its page only while it is public', () => {
  const html = render([certificate]);
  for (const part of ['Limits of sums', '80%', 'Valid', page]) expect(html).toContain(part);
  const hidden = render([{ ...certificate, isPublic: false }]);
  expect(hidden).toContain('Private');
  expect(hidden).not.toContain('href=');
  expect(render([])).toBe('');
});

it('[Z13] staff with the permission can revoke a certificate once, even if it was replaced', () => {
  const button = 'Revoke the certificate for Limits of sums…';
  expect(render([certificate])).toContain(button);
  expect(render([{ ...certificate, status: 'replaced' }])).toContain(button);
  for (const role of ['read_only', 'order_desk']) expect(render([certificate], role)).not.toContain(button);
  const revoked = render([
    { ...certificate, status: 'revoked', revokedAt: at, revokedReason: 'a wrong key' },
  ]);
  expect(revoked).not.toContain(button);
  expect(revoked).toContain('a wrong key');
});
