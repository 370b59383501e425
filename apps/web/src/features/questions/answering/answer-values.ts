import { type AnswerFields, answerFields } from '@aw/contracts/questions/answers';
import type { AnswerDraft } from '@aw/contracts/questions/claims';
import { isRecord } from '@aw/ui/drafts/browser-draft';
import { safeParse } from 'zod/v4/core';

/** A hint that is being written. Its key stays the same when it is moved. */
export type WrittenStep = { key: number; label: string; content: string };

/** Messages for each hint that is not valid, keyed by the hint's key. */
export type StepErrors = Readonly<Record<number, { label?: string; content?: string } | undefined>>;

let lastKey = 0;

/** Returns a hint with a new key, empty unless texts are passed. */
export function newStep(texts: { label: string; content: string } = { label: '', content: '' }): WrittenStep {
  lastKey += 1;
  return { key: lastKey, label: texts.label, content: texts.content };
}

/** Returns the part of a written answer that is saved as a draft. */
export function draftOf(content: string, steps: readonly WrittenStep[]): AnswerDraft {
  return { content, steps: steps.map((step) => ({ label: step.label, content: step.content })) };
}

/** Returns the draft in a stored value, or undefined if it is not one. */
export function parseAnswerDraft(stored: unknown): AnswerDraft | undefined {
  if (!isRecord(stored) || typeof stored.content !== 'string' || !Array.isArray(stored.steps))
    return undefined;
  const steps = stored.steps.flatMap((step: unknown) =>
    isRecord(step) && typeof step.label === 'string' && typeof step.content === 'string'
      ? [{ label: step.label, content: step.content }]
      : [],
  );
  return { content: stored.content, steps };
}

/** Returns whether nothing has been written. */
export function isEmptyDraft({ content, steps }: AnswerDraft): boolean {
  return [content, ...steps.flatMap((step) => [step.label, step.content])].every(
    (text) => text.trim() === '',
  );
}

/** Returns what the hints need before they can be posted, or undefined if they are ready. */
export function stepErrors(steps: readonly WrittenStep[]): StepErrors | undefined {
  const issues = safeParse(answerFields, { content: 'x', steps: [...steps] }).error?.issues ?? [];
  const errors: Record<number, { label?: string; content?: string }> = {};
  for (const { path, message } of issues.toReversed()) {
    const [, at, field] = path;
    const step = typeof at === 'number' ? steps[at] : undefined;
    if (step && (field === 'label' || field === 'content'))
      errors[step.key] = { ...errors[step.key], [field]: message };
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Returns an answer as it is posted. */
export function fieldsOf(content: string, steps: readonly WrittenStep[]): AnswerFields {
  return { content, steps: draftOf(content, steps).steps };
}

/** Returns the hints that have a title or a text. */
export function nonEmptySteps(steps: readonly WrittenStep[]): WrittenStep[] {
  return steps.filter((step) => step.label.trim() !== '' || step.content.trim() !== '');
}

/** Returns the list with one hint moved up (−1) or down (1) by one place. */
export function moveStep(steps: readonly WrittenStep[], key: number, by: 1 | -1): WrittenStep[] {
  const from = steps.findIndex((step) => step.key === key);
  const step = steps[from];
  const to = from + by;
  if (!step || to < 0 || to >= steps.length) return [...steps];
  return steps.toSpliced(from, 1).toSpliced(to, 0, step);
}
