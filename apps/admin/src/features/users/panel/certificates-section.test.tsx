import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import { expect, it } from 'vitest';
import { renderConsole, testServices } from '../../../testing/render-console';
import { certificatesQuery } from '../queries';
import { CertificatesSection } from './certificates-section';

const { api, siteOrigin } = testServices;

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

function render(data: StaffCertificate[], role = 'moderator'): string {
  const { queryKey } = certificatesQuery(api, 'user_noor');
  return renderConsole(<CertificatesSection userId="user_noor" />, { cached: [{ queryKey, data }], role });
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
