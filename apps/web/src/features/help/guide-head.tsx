import { PageHead } from '@aw/ui/patterns/page-head';
import { paths } from '~/lib/paths';

/** The head of a page of the help center, with the way back to it. */
export function GuideHead({ title, lead }: { title: string; lead: string }) {
  return <PageHead back={{ label: 'Help Center', to: paths.help }} title={title} lead={lead} />;
}
