import { type AnswerFields, answerFields } from '@aw/contracts/questions/answers';
import type { AnswerDraft } from '@aw/contracts/questions/claims';
import { safeParse } from 'zod/v4/core';
import { isRecord } from '../draft/local-copy';

/** A hint that is being written; its key stays while it is moved. */
export type WrittenStep = { key: number; label: string; content: string };

/** What is wrong with each hint, by its key. */
export type StepErrors = Readonly<Record<number, { label?: string; content?: string } | undefined>>;

let lastKey = 0;

/** A hint to write, empty unless it has texts already. */
export function newStep(texts: { label: string; content: string } = { label: '', content: '' }): WrittenStep {
  lastKey += 1;
  return { key: lastKey, label: texts.label, content: texts.content };
}

/** What is kept of an answer that is being written. */
export function draftOf(content: string, steps: readonly WrittenStep[]): AnswerDraft {
  return { content, steps: steps.map((step) => ({ label: step.label, content: step.content })) };
}

/** The draft in something that was stored; undefined for anything else. */
export function parseAnswerDraft(kept: unknown): AnswerDraft | undefined {
  if (!isRecord(kept) || typeof kept.content !== 'string' || !Array.isArray(kept.steps)) return undefined;
  const steps = kept.steps.flatMap((step: unknown) =>
    isRecord(step) && typeof step.label === 'string' && typeof step.content === 'string'
      ? [{ label: step.label, content: step.content }]
      : [],
  );
  return { content: kept.content, steps };
}

/** Whether nothing was written. */
export function isEmptyDraft({ content, steps }: AnswerDraft): boolean {
  return [content, ...steps.flatMap((step) => [step.label, step.content])].every(
    (text) => text.trim() === '',
  );
}

/** What the hints need before they can be posted; undefined when they can be. */
export function stepErrors(steps: readonly WrittenStep[]): StepErrors | undefined {
  const issues = safeParse(answerFields, { content: 'x', steps: [...steps] }).error?.issues ?? [];
  const found: Record<number, { label?: string; content?: string }> = {};
  for (const { path, message } of issues.toReversed()) {
    const [, at, field] = path;
    const step = typeof at === 'number' ? steps[at] : undefined;
    if (step && (field === 'label' || field === 'content'))
      found[step.key] = { ...found[step.key], [field]: message };
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** An answer as it is posted: hints that were left empty are none. */
export function fieldsOf(content: string, steps: readonly WrittenStep[]): AnswerFields {
  return { content, steps: draftOf(content, steps).steps };
}

/** The hints without those that nobody began. */
export function begun(steps: readonly WrittenStep[]): WrittenStep[] {
  return steps.filter((step) => step.label.trim() !== '' || step.content.trim() !== '');
}

/** The list with one hint moved by a place, up (−1) or down (1). */
export function moved(steps: readonly WrittenStep[], key: number, by: 1 | -1): WrittenStep[] {
  const from = steps.findIndex((step) => step.key === key);
  const step = steps[from];
  const to = from + by;
  if (!step || to < 0 || to >= steps.length) return [...steps];
  return steps.toSpliced(from, 1).toSpliced(to, 0, step);
}
