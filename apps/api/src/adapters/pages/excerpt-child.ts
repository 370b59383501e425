import { serveChild } from './children/serve-child';
import { type ExcerptResult, type ExcerptTask, readExcerpt } from './excerpts/read-excerpt';

serveChild<ExcerptTask, ExcerptResult>(
  async () => readExcerpt,
  () => ({ status: 'unread' }),
);
