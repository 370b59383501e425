import { guideMeta } from '~/features/content/help/guide-meta';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return guideMeta('accountHelp');
}

export default lazyPage(async () => {
  const { TabbedGuide } = await import('~/features/content/help/tabbed-guide');
  return () => <TabbedGuide id="accountHelp" />;
});
