import type { AiQuota } from '@aw/contracts/ai/chat';
import {
  countBankQuestions,
  defaultGeneratedCount,
  type GenerateQuizBody,
  generatedCounts,
} from '@aw/contracts/quizzes/generation';
import { difficulties } from '@aw/contracts/quizzes/public';
import { Button } from '@aw/ui/primitives/button';
import { PromptChip } from '@aw/ui/primitives/chip';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Select } from '@aw/ui/primitives/select';
import { useToast } from '@aw/ui/primitives/toast';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { api } from '~/lib/api';
import { leftText } from '~/lib/quizzes-left';
import { sessionKey } from '~/lib/session';
import { bankText, countOptions, difficultyOptions, suggestedSubjects } from './generator-texts';

type GeneratorFormProps = {
  subject: string;
  onSubject: (subject: string) => void;
  field: RefObject<HTMLInputElement | null>;
  quota: AiQuota | undefined;
  /** True if the questions are about a document or a chat. */
  hasSource: boolean;
  isBusy: boolean;
  onStart: (request: GenerateQuizBody) => void;
};

/** Subject, topic, difficulty and length of the quiz to generate. */
export function GeneratorForm({
  subject,
  onSubject,
  field,
  quota,
  hasSource,
  isBusy,
  onStart,
}: GeneratorFormProps) {
  const { toast } = useToast();
  const [topic, setTopic] = useState('');
  const [difficulty, setDifficulty] = useState('medium');
  const [count, setCount] = useState(String(defaultGeneratedCount));
  const [isMissing, setIsMissing] = useState(false);
  const bankCount = useBankCount(quota?.source === 'library' && !hasSource, subject.trim(), topic.trim());
  const { note, obstacle } = leftText(quota?.quizzes);
  const questionCount = generatedCounts.find((option) => String(option) === count) ?? defaultGeneratedCount;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || obstacle) return;
    setIsMissing(subject.trim() === '');
    if (subject.trim() === '') {
      toast({
        tone: 'danger',
        title: 'Subject Required',
        description: 'Please enter a subject for the quiz',
      });
      field.current?.focus();
      return;
    }
    onStart({
      subject: subject.trim(),
      difficulty: difficulties.find((option) => option === difficulty) ?? 'medium',
      questionCount,
      ...(topic.trim() ? { specificTopic: topic.trim() } : {}),
    });
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <Field
        label="Subject"
        isRequired
        error={isMissing && !subject.trim() ? 'Please enter a subject for the quiz' : undefined}
      >
        <Input
          ref={field}
          value={subject}
          maxLength={100}
          disabled={isBusy}
          autoComplete="off"
          placeholder="For example, Physics"
          onChange={(event) => onSubject(event.target.value)}
        />
      </Field>
      <ul aria-label="Suggested subjects" className="flex flex-wrap gap-2">
        {suggestedSubjects.map((name) => (
          <li key={name}>
            <PromptChip disabled={isBusy} onClick={() => onSubject(name)}>
              {name}
            </PromptChip>
          </li>
        ))}
      </ul>
      <Field label="Specific topic (optional)" help="A chapter or an idea, for example projectile motion.">
        <Input
          value={topic}
          maxLength={200}
          disabled={isBusy}
          onChange={(event) => setTopic(event.target.value)}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Difficulty">
          <Select
            options={difficultyOptions}
            value={difficulty}
            isDisabled={isBusy}
            onValueChange={setDifficulty}
          />
        </Field>
        <Field label="Number of questions">
          <Select options={countOptions} value={count} isDisabled={isBusy} onValueChange={setCount} />
        </Field>
      </div>
      <p role="status" className="min-h-5 text-14 text-ink-muted empty:hidden">
        {bankCount !== undefined && !isBusy ? bankText(bankCount, questionCount) : ''}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:grid">
        <Button
          type="submit"
          variant="primary"
          isPending={isBusy}
          pendingLabel="Generating Quiz..."
          aria-disabled={obstacle !== undefined || undefined}
        >
          Generate Quiz
        </Button>
        {(obstacle ?? note) && <p className="text-14 text-ink-muted">{obstacle ?? note}</p>}
      </div>
    </form>
  );
}

/** Returns the number of questions in the quiz bank for the typed subject and topic; undefined if a model writes them or nothing is typed. */
function useBankCount(usesBank: boolean, subject: string, specificTopic: string): number | undefined {
  const query = useDebounced(JSON.stringify({ subject, specificTopic: specificTopic || undefined }), 300);
  const isEnabled = usesBank && subject !== '';
  const { data } = useQuery({
    queryKey: [...sessionKey, 'quiz-bank', query],
    queryFn: ({ signal }) => api.call(countBankQuestions, { query: JSON.parse(query), signal }),
    enabled: isEnabled && query.includes(JSON.stringify(subject)),
    placeholderData: keepPreviousData,
  });
  return isEnabled ? data?.questions : undefined;
}
