import type { Question } from '@aw/contracts/questions/question';
import { CuePart } from '@aw/ui/patterns/cue-part';
import { QuestionStatus } from '@aw/ui/patterns/question-status';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Time } from '@aw/ui/primitives/time';
import { usePageTitle } from '~/lib/use-page-title';
import { ItemHead } from '~/shell/item-head';
import { AnsweringArea } from '../answering/answering-area';
import { backToQuestions } from '../back-to-questions';
import { AnswerParts } from './answer-parts';
import { Comments } from './comments';
import { QuestionBody } from './question-body';
import { QuestionSide } from './question-side';
import { StatusNote } from './status-note';
import { useQuestionNews } from './use-question-news';

/** Shows a loaded question in any state. */
export function QuestionView({ question }: { question: Question }) {
  usePageTitle(question.title);
  useQuestionNews(question.id);
  const { answers, comments, viewer } = question;
  const questionComments = comments.filter(({ answerId }) => answerId === null);
  return (
    <div className="wrap pb-16" data-state={question.status}>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_280px] xl:items-start xl:gap-12">
        <article className="min-w-0">
          <QuestionHead question={question} />
          <StatusNote question={question} />
          <CuePart title="Question">
            <div className="grid grid-cols-1 gap-5">
              <QuestionBody question={question} />
              <Comments
                label="Comments on the question"
                comments={questionComments}
                questionId={question.id}
                viewer={viewer}
              />
            </div>
          </CuePart>
          {answers.map((answer, at) => (
            <AnswerParts
              key={answer.id}
              question={question}
              answer={answer}
              place={answers.length > 1 ? `${at + 1}` : ''}
            />
          ))}
          {viewer.isExpert && <AnsweringArea question={question} />}
        </article>
        <QuestionSide question={question} />
      </div>
    </div>
  );
}

function QuestionHead({ question }: { question: Question }) {
  const { title, subject, isAnswered, isVerified, school, course, createdAt, editedAt } = question;
  const place = [course?.code ?? course?.name, school?.name].filter(Boolean).join(', ');
  return (
    <ItemHead
      title={title}
      back={backToQuestions}
      eyebrow={
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <SubjectTag subject={subject ?? 'General'} />
          <QuestionStatus isAnswered={isAnswered} isVerified={isVerified} />
        </p>
      }
      meta={
        <>
          {place && <span className="wrap-anywhere">{place}</span>}
          <span>
            Asked <Time value={createdAt} isInSentence />
          </span>
          {editedAt && (
            <span>
              Edited <Time value={editedAt} isInSentence />
            </span>
          )}
        </>
      }
    />
  );
}
