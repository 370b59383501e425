import { hasCode, reasonOf } from '@aw/contracts/api-error';
import { type ItemPreview, staffPreviewQuizQuestion } from '@aw/contracts/quizzes/authoring';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import type { AuthoredQuestion, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { OptionLetter } from '@aw/ui/patterns/quiz-option';
import { QuizQuestion } from '@aw/ui/patterns/quiz-question';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useFocusRescue } from '../../../format/use-focus-rescue';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { typedItem } from './typed-item';
import type { QuestionFormState } from './use-question-form';

type QuestionPreviewProps = {
  quiz: StaffQuiz;
  question: AuthoredQuestion | undefined;
  form: QuestionFormState;
};

const typingPauseMs = 500;

/** Preview of the question as takers will see it. Once opened, it follows what is typed. */
export function QuestionPreview({ quiz, question, form }: QuestionPreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  useFocusRescue(section, String(isOpen));
  const typed = useDebounced(JSON.stringify(form.form.watch()), typingPauseMs);
  const item = useMemo(() => z.safeParse(typedItem, JSON.parse(typed)).data, [typed]);
  const { data, error, isFetching, refetch } = useItemPreview(isOpen ? item : undefined);
  const index = question ? quiz.questions.findIndex(({ itemId }) => itemId === question.itemId) : -1;
  const total = quiz.questions.length + (question ? 0 : 1);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="preview"
      className="grid min-w-0 grid-cols-1 content-start gap-4 outline-none 3xl:sticky 3xl:top-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line-strong pb-2">
        <h2 id="preview" className="text-18">
          Preview
        </h2>
        {!isOpen && (
          <Button size="sm" onClick={() => void form.check(() => setIsOpen(true))}>
            Check and preview
          </Button>
        )}
      </div>
      {!isOpen && <p className="text-13 text-ink-muted">A preview does not save anything.</p>}
      {isOpen && !item && (
        <Note tone="caution">Something is missing or too long, so this is the earlier preview.</Note>
      )}
      {isOpen && item && error && !isFetching && (
        <Note
          tone="danger"
          title="The preview did not load."
          action={
            isTooComplex(error) ? undefined : (
              <Button size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            )
          }
        >
          {previewFailure(error)}
        </Note>
      )}
      {data ? (
        <Preview
          preview={data}
          item={item}
          subject={quiz.subject}
          number={index < 0 ? total : index + 1}
          total={total}
        />
      ) : (
        isOpen &&
        isFetching && (
          <LoadingRegion label="Loading the preview…">
            <Skeleton shape="block" />
          </LoadingRegion>
        )
      )}
    </section>
  );
}

/** Compiles the texts of an item. The last result stays visible until the next one arrives. */
function useItemPreview(item: QuizItem | undefined) {
  const { api } = useConsole();
  return useQuery<ItemPreview>({
    queryKey: ['quiz item preview', item],
    queryFn: item
      ? ({ signal }) => api.call(staffPreviewQuizQuestion, { body: { item }, signal })
      : skipToken,
    placeholderData: (last) => last,
    gcTime: 60_000,
  });
}

/** Checks whether the text itself was refused, so that another try would be refused too. */
function isTooComplex(error: unknown): boolean {
  return hasCode(error, 'text.too_complex');
}

function previewFailure(error: unknown): string {
  return `${reasonOf(error)} ${isTooComplex(error) ? 'It could not be saved like this either. ' : ''}What you typed is kept.`;
}

type PreviewProps = {
  preview: ItemPreview;
  item: QuizItem | undefined;
  subject: string;
  number: number;
  total: number;
};

function Preview({ preview, item, ...line }: PreviewProps) {
  const [chosen, setChosen] = useState<OptionLetter | null>(null);
  const text = (html: string) => ({ html, source: '' });
  return (
    <div className="grid grid-cols-1 gap-5">
      <QuizQuestion
        {...line}
        stem={text(preview.question)}
        options={{
          A: text(preview.optionA),
          B: text(preview.optionB),
          C: text(preview.optionC),
          D: text(preview.optionD),
        }}
        chosen={chosen}
        onChoose={setChosen}
      />
      {item?.explanation !== '' && preview.explanation !== '' && (
        <PanelSection title="Explanation (shown after submitting)">
          <div className="text-15 leading-body">
            <RichText html={preview.explanation} source="" />
          </div>
        </PanelSection>
      )}
    </div>
  );
}
