import { defaultSubject } from '@aw/contracts/documents/subjects';
import { Badge } from '@aw/ui/primitives/badge';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { questionBadge, type RecentQuestion, recentQuestionCount } from './activity';

type RecentQuestionsProps = { questions: RecentQuestion[] };

/** The newest questions and whether somebody has answered. */
export function RecentQuestions({ questions }: RecentQuestionsProps) {
  if (questions.length === 0) {
    return (
      <EmptyState level={3} title="No questions yet">
        Questions of students arrive here.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Newest questions" className="border-t border-line-strong text-14">
      {questions.slice(0, recentQuestionCount).map((question) => {
        const { label, tone } = questionBadge(question.isAnswered);
        return (
          <li
            key={question.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2"
          >
            <span title={question.title} className="truncate font-medium">
              {question.title}
            </span>
            <span className="row-span-2">
              <Badge tone={tone}>{label}</Badge>
            </span>
            <span className="truncate text-13 text-ink-muted">{question.subject ?? defaultSubject}</span>
          </li>
        );
      })}
    </ul>
  );
}
