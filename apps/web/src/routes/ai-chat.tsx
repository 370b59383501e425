import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.aiChat();
const title = 'AI Chat';

export const meta = () =>
  pageMeta(
    title,
    'A free chat for homework and study. Get explanations and examples, with the page or answer they come from.',
    { path, things: [breadcrumbs([{ name: title, path }])] },
  );

export default lazyPage(async () => (await import('~/features/ai/chat-page')).ChatPage);
