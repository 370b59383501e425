import type { Faq } from '@aw/content/schemas/help';
import { CueSection } from '@aw/ui/cue-section';
import { SearchInput } from '@aw/ui/search-input';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { Answers } from './answers';
import { answersLine, findAnswers, readWords } from './find-answers';
import { NoAnswer } from './no-answer';

/** What people ask most, searched while one types; the address keeps the words. */
export function CommonQuestions({ entries }: { entries: Faq }) {
  const [params, setParams] = useAddressParams();
  const q = readWords(params);
  const search = (words: string) =>
    setParams(new URLSearchParams(words ? { q: words } : {}), { replace: true });
  const [text, setText] = useLiveText(q, search);
  const found = findAnswers(entries, q);
  return (
    <>
      <SearchInput
        label="Search the answers"
        placeholder="Search the answers..."
        value={text}
        onValueChange={setText}
        maxLength={200}
      />
      <CueSection
        title="Common questions"
        lead={
          <p role="status" className="wrap-anywhere">
            {answersLine(found.length, q)}
          </p>
        }
      >
        {found.length > 0 ? (
          <Answers entries={found} q={q} />
        ) : (
          <NoAnswer q={q} onClear={() => setText('')} />
        )}
      </CueSection>
    </>
  );
}
