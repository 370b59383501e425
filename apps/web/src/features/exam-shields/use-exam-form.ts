import { examShieldFields } from '@aw/contracts/exam-shields/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureOf } from '~/lib/call-failure';
import { examShieldsQuery } from './exam-shield-queries';
import { readTasks, tasksProblem } from './exam-tasks';
import { InsecurePage, protectExam } from './protect-exam';

/** A date and time from the browser's field, in the user's time zone. */
const momentField = (missing: string) =>
  z.string().check(
    z.minLength(1, missing),
    z.refine((typed) => typed === '' || !Number.isNaN(Date.parse(typed)), missing),
  );

export const examSchema = z
  .object({
    label: examShieldFields.shape.label,
    startsAt: momentField('Please enter when the exam starts.'),
    endsAt: momentField('Please enter when the exam ends.'),
    tasks: z.string().check((payload) => {
      const message = tasksProblem(readTasks(payload.value));
      if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
    }),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => !(Date.parse(endsAt) <= Date.parse(startsAt)), {
      path: ['endsAt'],
      error: 'The end must be after the start.',
    }),
  );

const empty = { label: '', startsAt: '', endsAt: '', tasks: '' };

/** The form that protects an exam. The typed text is saved nowhere: no draft on this device or on the server. */
export function useExamForm(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [text, setText] = useState('');
  const examForm = useZodForm(examSchema, {
    defaultValues: empty,
    send: async ({ label, startsAt, endsAt, tasks }) => {
      const exam = await protectExam({
        label,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        tasks: readTasks(tasks).tasks,
      });
      queryClient.setQueryData(examShieldsQuery(userId).queryKey, (before = []) => [exam, ...before]);
      examForm.form.reset(empty);
      setText('');
      toast({
        title: 'Exam protected',
        description: `${exam.label}: we have its fingerprints, not its text.`,
        tone: 'positive',
        about: `exam ${exam.id}`,
      });
    },
    explain: (error) =>
      error instanceof InsecurePage
        ? {
            note: 'Your browser makes fingerprints only over a secure connection (https). Nothing was sent.',
          }
        : failureOf(error),
    onTyped: (typed) => setText(typed.tasks),
    recheck: 'untyped',
  });
  return { ...examForm, text };
}
