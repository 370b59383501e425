import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () =>
  unlistedPageMeta('For experts', 'Apply as an expert, or see your profile and earnings.');

export default lazyPage(async () => (await import('~/features/experts/expert-page')).ExpertPage);
