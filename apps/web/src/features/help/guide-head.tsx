import { PageHead } from '@aw/ui/patterns/page-head';
import { paths } from '~/lib/paths';

/** The head of a guide, with a link back to the help center. */
export function GuideHead({ title, lead }: { title: string; lead: string }) {
  return <PageHead back={{ label: 'Help Center', to: paths.help }} title={title} lead={lead} />;
}
