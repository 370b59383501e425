import { Play, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../primitives/badge';
import { Button } from '../primitives/button';
import { countOf } from '../primitives/count-of';
import { FieldGroup } from '../primitives/field';
import { Icon } from '../primitives/icon';
import { RadioGroup } from '../primitives/radio-group';
import { type AttemptState, AttemptStatus } from './attempt-status';
import { formatSpan } from './countdown';
import { type Difficulty, QuizDifficulty } from './quiz-difficulty';
import { SubjectTag } from './subject-tag';

export type ExtraTime = 'none' | '25' | '50' | '100' | 'untimed';

export type QuizIntroProps = {
  title: string;
  description?: string | null;
  subject: string;
  difficulty: Difficulty;
  questionCount: number;
  timeLimitMinutes: number;
  /** The least percentage that passes. */
  passPercentage: number;
  /** Whether its questions were made by AI. */
  isMadeByAi?: boolean;
  extraTime: ExtraTime;
  onExtraTimeChange: (extraTime: ExtraTime) => void;
  onStart: () => void;
  isStarting?: boolean;
  /** The last attempt that is over, such as 'Passed, 80% on March 3, 2026'. */
  takenBefore?: { state: AttemptState; text: string } | null;
};

/** What a reader should know before a quiz starts, with the choice of extra time. */
export function QuizIntro(props: QuizIntroProps) {
  const { title, description, subject, difficulty, onStart, isStarting, takenBefore } = props;
  return (
    <QuizIntroFrame
      title={title}
      description={description}
      subject={<SubjectTag subject={subject} />}
      difficulty={<QuizDifficulty difficulty={difficulty} />}
      madeBy={props.isMadeByAi && <Badge icon={Sparkles}>Made by AI</Badge>}
      takenBefore={takenBefore && <AttemptStatus {...takenBefore} />}
      questions={countOf(props.questionCount, 'question')}
      timeLimit={countOf(props.timeLimitMinutes, 'minute')}
      passPercentage={props.passPercentage}
    >
      <ExtraTimeChoice {...props} />
      <div>
        <Button variant="primary" onClick={onStart} isPending={isStarting} pendingLabel="Starting...">
          {!isStarting && <Icon icon={Play} size="sm" />}
          Start Quiz
        </Button>
      </div>
    </QuizIntroFrame>
  );
}

export type QuizIntroFrameProps = {
  title: string;
  description?: string | null;
  subject: ReactNode;
  difficulty: ReactNode;
  madeBy?: ReactNode;
  takenBefore?: ReactNode;
  /** '25 questions'. */
  questions: string;
  /** '30 minutes'. */
  timeLimit: string;
  passPercentage: number | string;
  /** What is chosen and pressed before the start. */
  children?: ReactNode;
};

/** The introduction with a place for each of its parts; what the server fills comes as texts of a template. */
export function QuizIntroFrame(props: QuizIntroFrameProps) {
  const { title, description, subject, difficulty, madeBy, takenBefore, children } = props;
  const { questions, timeLimit, passPercentage } = props;
  return (
    <div className="grid max-w-measure grid-cols-1 gap-6">
      <div className="grid gap-2.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {subject}
          {difficulty}
          {madeBy}
        </p>
        <h1 className="wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        {description && (
          <p className="text-ink-muted wrap-anywhere" dir="auto">
            {description}
          </p>
        )}
      </div>
      {takenBefore && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <b>Your last attempt</b>
          {takenBefore}
        </p>
      )}
      <section className="grid gap-2.5">
        <h2 className="text-18 leading-title tracking-[-0.011em]">Instructions</h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-15 marker:text-ink-faint">
          <li>{`${questions}, each with four options and one right answer.`}</li>
          <li>{`You have ${timeLimit}. The clock keeps running if you close the page.`}</li>
          <li>We save each answer as you choose it. You can change answers until you submit.</li>
          <li>When time is up, we submit the answers you have given.</li>
          <li>{`Unanswered questions count as wrong. You pass with ${passPercentage}% or more.`}</li>
        </ul>
      </section>
      {children}
    </div>
  );
}

const extraTimes: ExtraTime[] = ['none', '25', '50', '100', 'untimed'];

function ExtraTimeChoice({ extraTime, onExtraTimeChange, timeLimitMinutes }: QuizIntroProps) {
  const options = extraTimes.map((value) => ({ value, ...extraTimeWords(value, timeLimitMinutes * 60) }));
  return (
    <FieldGroup
      label="Extra time"
      help="Choose this if you need more time. We never show it on a certificate."
    >
      <RadioGroup
        options={options}
        value={extraTime}
        onValueChange={(value) => {
          const chosen = extraTimes.find((known) => known === value);
          if (chosen) onExtraTimeChange(chosen);
        }}
      />
    </FieldGroup>
  );
}

function extraTimeWords(extraTime: ExtraTime, limitSeconds: number) {
  if (extraTime === 'none') return { label: 'No extra time', help: formatSpan(limitSeconds) };
  if (extraTime === 'untimed') return { label: 'No time limit' };
  const percentage = Number(extraTime);
  return {
    label: `${percentage}% extra`,
    help: `${formatSpan((limitSeconds * (100 + percentage)) / 100)} in all`,
  };
}
