import { UploadPage } from '../features/library/upload/upload-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta('Upload to earn unlocks', 'Upload 10 of your own documents to earn 5 unlock credits.');

export default UploadPage;
