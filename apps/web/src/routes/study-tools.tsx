import { guideMeta } from '~/features/help/guide-meta';
import { latePage } from '~/shell/late-page';

export function meta() {
  return guideMeta('studyTools');
}

export default latePage(async () => {
  const { TabbedGuide } = await import('~/features/help/tabbed-guide');
  return () => <TabbedGuide id="studyTools" />;
});
