import { type ItemFormat, itemFormats } from '@aw/contracts/quizzes/items';
import {
  type ImportOutcome,
  itemFormatLabels,
  staffImportQuizQuestions,
} from '@aw/contracts/quizzes/question-files';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { FieldGroup } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isConflict } from '../../../actions/failure-text';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';
import { LoadedQuiz } from '../loaded-quiz';
import { quizAddress } from '../queries';
import { quizChange } from '../quiz-failure';
import { ImportResult } from './import-result';
import { type ImportSource, SourceFields, useImportSource } from './source-fields';

/** Page that adds the questions of a file to a quiz, once a check has found no errors. */
export function ImportPage() {
  const mayWrite = useMay()('quizzes.write');
  return (
    <LoadedQuiz title="Import questions" isBelowQuiz>
      {(quiz) => (
        <>
          <div className="grid grid-cols-1 gap-1">
            <h1 className="text-22">Import questions</h1>
            <p className="max-w-measure text-14 text-ink-muted">
              {quiz.questions.length === 0
                ? 'The quiz has no questions yet.'
                : `We add them after the ${formatCount(quiz.questions.length, 'question')} in the quiz.`}{' '}
              If any line has an error, nothing is added.
            </p>
          </div>
          {mayWrite ? (
            <ImportForm quiz={quiz} />
          ) : (
            <Note tone="info">Only authors can import questions. You can read the quiz.</Note>
          )}
        </>
      )}
    </LoadedQuiz>
  );
}

const formatHelp: Readonly<Record<ItemFormat, string>> = {
  csv: 'A table with the same header row as an export.',
  gift: 'Multiple choice with four options. Other types count as errors.',
  aiken: 'The question, four options, then ANSWER: and a letter.',
};

/** The text and format that were checked. Only these are imported. */
type Checked = { format: ItemFormat; text: string; outcome: ImportOutcome };

function ImportForm({ quiz }: { quiz: StaffQuiz }) {
  const { id, version } = quiz;
  const [format, setFormat] = useState<ItemFormat>('csv');
  const source = useImportSource(id, setFormat);
  const [checked, setChecked] = useState<Checked>();
  const { check, add, failure } = useImport(quiz, { format, source, onChecked: setChecked });
  const { text } = source;
  const outcome = checked?.text === text && checked.format === format ? checked.outcome : undefined;
  const isReady = outcome !== undefined && outcome.faults.length === 0 && outcome.read > 0;
  const isEmpty = text === '' || source.refusal !== undefined;
  const isPending = check.isPending || add.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isEmpty) return;
    add.reset();
    check.mutate({ format, text, isCheck: true, version });
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-dialog-lg grid-cols-1 gap-4">
      <FieldGroup label="Format">
        <RadioGroup
          value={format}
          onValueChange={(value) => setFormat(itemFormats.find((one) => one === value) ?? format)}
          options={itemFormats.map((value) => ({
            value,
            label: itemFormatLabels[value],
            help: formatHelp[value],
          }))}
        />
      </FieldGroup>
      <SourceFields source={source} isBusy={isPending} />
      {outcome && <ImportResult outcome={outcome} />}
      {failure && !isPending && <Note tone="danger">{failure}</Note>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isEmpty} isPending={check.isPending} pendingLabel="Checking…">
          {outcome ? 'Check again' : 'Check'}
        </Button>
        {/* This is a separate button, so that pressing Check twice does not import anything. */}
        <Button
          variant="primary"
          disabled={!isReady || check.isPending}
          isPending={add.isPending}
          pendingLabel="Importing…"
          onClick={() => {
            check.reset();
            add.mutate({ format, text, isCheck: false, version });
          }}
        >
          {isReady ? `Import ${formatCount(outcome.read, 'question')}` : 'Import'}
        </Button>
        {!outcome && <span className="text-13 text-ink-muted">Check first. This does not add anything.</span>}
      </div>
    </form>
  );
}

type Sent = { format: ItemFormat; text: string; isCheck: boolean; version: number };

type UseImportOptions = {
  format: ItemFormat;
  source: ImportSource;
  onChecked: (checked: Checked) => void;
};

/**
 * Returns the check, which adds nothing, and the import. Errors that the import finds are shown like those of a check.
 */
function useImport({ id }: StaffQuiz, { format, source, onChecked }: UseImportOptions) {
  const { api } = useConsole();
  const navigate = useNavigate();
  const send = (body: Sent) => api.call(staffImportQuizQuestions, { params: { id }, body });
  const showOutcome = (outcome: ImportOutcome) => onChecked({ format, text: source.text, outcome });
  // The page shows the result of a check, so no toast does.
  const check = useAction({
    ...quizChange('The questions were not checked.'),
    send,
    isErrorShown: true,
    isStaleAfter: isConflict,
    isDryRun: true,
    onDone: showOutcome,
  });
  const add = useAction({
    ...quizChange('Nothing was imported.'),
    send,
    done: ({ added, faults }) =>
      added === 0
        ? {
            title: 'Nothing was added',
            description: `${formatCount(faults.length, 'error')} found.`,
            tone: 'danger',
          }
        : {
            title: `${formatCount(added, 'question')} added`,
            description: 'They are at the end of the quiz.',
          },
    isErrorShown: true,
    onDone: (outcome) => {
      if (outcome.added === 0) return showOutcome(outcome);
      source.clear();
      void navigate(quizAddress(id));
    },
  });
  return { check, add, failure: add.failure ?? check.failure };
}
