import { CertificatePage } from '~/features/certificates/certificate-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () => pageMeta('Certificate');

export default CertificatePage;
