import { ExpertPage } from '~/features/experts/expert-page';
import { unlistedPageMeta } from '~/lib/page-title';

export const meta = () =>
  unlistedPageMeta('For experts', 'Apply as an expert, or see your profile and earnings.');

export default ExpertPage;
