import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () => unlistedPageMeta('A shared chat');

export default lazyPage(async () => (await import('~/features/ai/shared-chat-page')).SharedChatPage);
