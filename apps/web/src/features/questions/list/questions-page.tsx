import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { MessageCircleQuestion, Upload } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { QuestionsResults } from './questions-results';

const maxQueryLength = 200;

/** List of all questions with a live search that is kept in the address. */
export function QuestionsPage() {
  const [params, setParams] = useAddressParams();
  const q = (params.get('q') ?? '').trim().slice(0, maxQueryLength);
  const search = (next: string) => setParams(new URLSearchParams(next && { q: next }), { replace: true });
  const [text, setText] = useLiveText(q, search);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Q&A with Expert Tutors"
        lead="Get help from verified experts 24/7"
        actions={
          <>
            <Button asChild icon={Upload}>
              <Link to={paths.upload()}>Upload Document</Link>
            </Button>
            <Button asChild variant="primary" icon={MessageCircleQuestion}>
              <Link to={paths.ask}>Ask Question</Link>
            </Button>
          </>
        }
      />
      <p className="mb-5 inline-block rounded-1 border border-line-strong px-2.5 py-1.5 text-13 leading-ui font-medium">
        Ask 5 Free Questions - Limited time only!
      </p>
      <SearchInput
        label="Search questions"
        placeholder="Search questions..."
        value={text}
        onValueChange={setText}
        maxLength={maxQueryLength}
      />
      <QuestionsResults q={q} onClear={() => search('')} />
    </div>
  );
}
