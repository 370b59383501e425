import { difficultyLabels } from '@aw/contracts/quizzes/public';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { Pencil, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { percentText } from '../../format/figures';
import { Fact, Facts } from '../../resource-list/facts';
import { SiteLink } from '../../resource-list/site-link';
import { useMay } from '../../session/use-may';
import { CorrectionsSection } from './corrections/corrections-section';
import { ExportMenu } from './files/export-menu';
import { HeadDialog } from './head/head-dialog';
import { LoadedQuiz } from './loaded-quiz';
import { importAddress, isRegrading } from './queries';
import { QuestionsSection } from './questions/questions-section';
import { canBeTaken, originNames, QuizStatusBadge, statusHelp } from './quiz-labels';

type QuizProps = { quiz: StaffQuiz };

/** One quiz with its settings, its questions with keys and figures, and its corrections. */
export function QuizPage() {
  return (
    <LoadedQuiz title="Quiz">
      {(quiz) => (
        <>
          <QuizHeader quiz={quiz} />
          {isRegrading(quiz) && (
            <Note tone="info" title="Regrading attempts.">
              This page updates automatically when it is done. Until then, it shows the old figures.
            </Note>
          )}
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 3xl:grid-cols-[minmax(0,1fr)_300px] 3xl:grid-rows-[auto_1fr]">
            <QuizFacts quiz={quiz} />
            <div className="min-w-0 3xl:col-start-1 3xl:row-span-2 3xl:row-start-1">
              <QuestionsSection quiz={quiz} />
            </div>
            <CorrectionsSection quiz={quiz} />
          </div>
        </>
      )}
    </LoadedQuiz>
  );
}

/** Title and status of a quiz, and the actions on the whole quiz. */
function QuizHeader({ quiz }: QuizProps) {
  const { id, title, status, description } = quiz;
  const mayWrite = useMay()('quizzes.write');
  const [isEditing, setIsEditing] = useState(false);
  return (
    <header className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-60 grid-cols-1 gap-1.5">
          <h1 dir="auto" className="text-22 wrap-anywhere">
            {title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-muted">
            <QuizStatusBadge status={status} />
            {statusHelp[status]}
            {canBeTaken(status) && (
              <span className="-ms-2">
                <SiteLink path={`/quiz/${id}`} />
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayWrite && (
            <Button size="sm" icon={Pencil} onClick={() => setIsEditing(true)}>
              Edit…
            </Button>
          )}
          {mayWrite && (
            <Button asChild size="sm" icon={Upload}>
              <Link to={importAddress(id)}>Import</Link>
            </Button>
          )}
          <ExportMenu quiz={quiz} />
        </div>
      </div>
      {description && (
        <p dir="auto" className="max-w-measure text-14 wrap-anywhere">
          {description}
        </p>
      )}
      {isEditing && <HeadDialog quiz={quiz} isOpen onOpenChange={setIsEditing} />}
    </header>
  );
}

function QuizFacts({ quiz }: QuizProps) {
  const { subject, difficulty, timeLimit, passPercentage, origin, questions, createdAt, updatedAt } = quiz;
  const dropped = questions.filter(({ droppedAt }) => droppedAt !== null).length;
  return (
    <Facts>
      <Fact name="Subject">{subject}</Fact>
      <Fact name="Difficulty">{difficultyLabels[difficulty]}</Fact>
      <Fact name="Time limit">{formatCount(timeLimit, 'minute')}</Fact>
      <Fact name="Pass mark">{percentText(passPercentage / 100)}</Fact>
      <Fact name="Questions">
        {formatCount(questions.length - dropped, 'question')}
        {dropped > 0 && `, ${dropped} dropped`}
      </Fact>
      <Fact name="Source">{originNames[origin]}</Fact>
      <Fact name="Changed">
        <Time value={updatedAt} />
      </Fact>
      <Fact name="Created">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}
