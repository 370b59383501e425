import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import { defaultSubject } from '@aw/contracts/documents/subjects';
import { Badge } from '@aw/ui/primitives/badge';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import {
  questionBadge,
  type RecentDocument,
  type RecentQuestion,
  recentDocumentCount,
  recentQuestionCount,
} from './activity';
import { activityQuery } from './queries';

/** The latest five documents and three questions. */
export function RecentActivity() {
  const { api } = useConsole();
  const query = useQuery(activityQuery(api));
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 gap-4">
      <h2 id="activity" className="text-18">
        Recent Activity
      </h2>
      <Loaded
        query={query}
        failed="Recent activity did not load"
        loading={
          <LoadingRegion label="Loading recent activity…">
            <div className="grid gap-4">
              {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
                <Skeleton key={row} />
              ))}
            </div>
          </LoadingRegion>
        }
      >
        {({ documents, questions }) => (
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <RecentDocuments documents={documents} />
            <RecentQuestions questions={questions} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

/** The newest questions, with a badge for answered ones. */
function RecentQuestions({ questions }: { questions: RecentQuestion[] }) {
  if (questions.length === 0) {
    return (
      <EmptyState level={3} title="No questions yet">
        Students’ questions appear here.
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

/** The newest documents, each with a link to its place in the list. */
function RecentDocuments({ documents }: { documents: RecentDocument[] }) {
  if (documents.length === 0) {
    return (
      <EmptyState level={3} title="No documents yet">
        Students’ uploads appear here.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Newest documents" className="border-t border-line-strong text-14">
      {documents.slice(0, recentDocumentCount).map((document) => (
        <li
          key={document.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2"
        >
          <Link
            to={`/admin/documents?open=${document.id}`}
            title={document.title}
            className="truncate font-medium text-ink no-underline hover:underline"
          >
            {document.title}
          </Link>
          <span className="text-end text-13">{typeName(document.documentType)}</span>
          <span title={document.fileName} className="truncate text-13 text-ink-muted">
            {document.fileName}
          </span>
          <span className="text-end text-13 text-ink-faint">
            <Time value={document.uploadedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function typeName(type: string): string {
  const documentType = documentTypes.find((one) => one === type);
  return documentType ? documentTypeNames[documentType] : type;
}
