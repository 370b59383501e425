import { PageHead, type PageHeadProps } from '@aw/ui/patterns/page-head';
import { useBack } from '~/lib/use-back';

type ItemHeadProps = PageHeadProps & { back: { label: string; to: string } };

/** Head of the page of one item. Its link leads back to the list from which one came, or else to the parent page. */
export function ItemHead({ back, ...head }: ItemHeadProps) {
  return <PageHead {...head} back={useBack(back)} />;
}
