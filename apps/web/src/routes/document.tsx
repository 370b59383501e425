import { DocumentPage } from '../features/documents/document/document-page';
import { pageMeta } from '../lib/page-title';

export const meta = () => pageMeta('Document');

export default DocumentPage;
