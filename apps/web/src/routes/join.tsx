import { JoinPage } from '../features/accounts/entry/join-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta(
    'Join',
    'Create a free account: 1 unlock credit to begin with, 5 more for every 10 uploads, and the same shelf on every device.',
  );

export default JoinPage;
