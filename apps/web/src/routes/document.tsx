import { DocumentPage } from '../features/library/document/document-page';
import { pageMeta } from '../lib/page-title';

export const meta = () => pageMeta('Document');

export default DocumentPage;
