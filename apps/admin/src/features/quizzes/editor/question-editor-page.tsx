import type { AuthoredQuestion, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Note } from '@aw/ui/primitives/note';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../../format/not-found-page';
import { rowNumber } from '../../../resource-list/list-address';
import { useMay } from '../../../session/use-may';
import { LoadedQuiz } from '../loaded-quiz';
import { QuestionForm } from './question-form';

/** Page that edits a question: a new one, or the next version of an existing one. */
export function QuestionEditorPage() {
  const { itemId } = useParams();
  if (itemId !== 'new' && rowNumber.read(itemId ?? '') === undefined) return <NotFoundPage />;
  return (
    <LoadedQuiz title={itemId === 'new' ? 'New question' : 'Edit question'} isBelowQuiz>
      {(quiz) => <Editor key={itemId} quiz={quiz} itemId={itemId} />}
    </LoadedQuiz>
  );
}

function Editor({ quiz, itemId }: { quiz: StaffQuiz; itemId: string | undefined }) {
  const mayWrite = useMay()('quizzes.write');
  const index = quiz.questions.findIndex((question) => String(question.itemId) === itemId);
  const question = quiz.questions[index];
  const isNew = itemId === 'new';
  return (
    <>
      <h1 className="text-22">{isNew || !question ? 'New question' : `Question ${index + 1}`}</h1>
      {!mayWrite ? (
        <Note tone="info">Only authors can write questions. You can read them on the quiz page.</Note>
      ) : isNew || question ? (
        <>
          <AnsweredNote question={question} />
          <QuestionForm quiz={quiz} question={question} />
        </>
      ) : (
        <Note tone="caution" title="This question is no longer in the quiz.">
          Someone may have removed it. What you typed is kept in this browser.
        </Note>
      )}
    </>
  );
}

/** Says what can be changed about a question that people were graded on. */
function AnsweredNote({ question }: { question: AuthoredQuestion | undefined }) {
  if (!question?.isAnswered) return null;
  return (
    <Note tone="info" title="People have been graded on this question.">
      Your changes apply from now on; people who have answered keep their score. If you keep the four options,
      you cannot change which one is right. To do that, choose Correct on the quiz page.
    </Note>
  );
}
