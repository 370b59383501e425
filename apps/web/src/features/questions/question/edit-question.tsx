import { hasCode } from '@aw/contracts/api-error';
import { questionFields } from '@aw/contracts/questions/public';
import { editQuestion, type Question } from '@aw/contracts/questions/question';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { examHoldText } from '~/lib/exam-hold';
import { questionsKey } from '~/lib/latest-questions';
import { RichTextField } from '~/rich-text/rich-text-field';
import { useTextImages, waitForImages } from '~/rich-text/use-text-images';
import { ReviewNotice } from '../allowance';
import { questionKey, questionQuery } from '../question-queries';

const schema = z.object({
  title: questionFields.shape.title,
  content: questionFields.shape.content,
  subject: z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters.')),
});

type EditQuestionProps = { question: Question; onDone: () => void };

/** Edits one's own question. The asker and experts can still read the earlier version. */
export function EditQuestion({ question, onDone }: EditQuestionProps) {
  const { formProps, field, errors, note, submitProps, content } = useEditQuestion(question, onDone);
  const images = useTextImages();
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <Field label="Question Title" error={errors.title} isRequired>
        <Input {...field('title')} maxLength={200} autoComplete="off" dir="auto" />
      </Field>
      <RichTextField
        label="Question Details"
        error={errors.content}
        registered={field('content')}
        source={content}
        images={images}
        maxLength={30_000}
        rows={8}
      />
      <Field label="Subject" error={errors.subject}>
        <Input {...field('subject')} maxLength={100} autoComplete="off" dir="auto" />
      </Field>
      <ReviewNotice post="change" />
      {note && <Note tone="danger">{note}</Note>}
      <div className="flex flex-wrap items-center gap-3">
        <Button {...waitForImages(submitProps, { isSending: images.isSending, pendingLabel: 'Saving…' })}>
          Save changes
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <p className="text-13 text-ink-muted">You and experts can still read the earlier version.</p>
      </div>
    </form>
  );
}

function useEditQuestion(question: Question, onDone: () => void) {
  const { id, title, subject } = question;
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [content, setContent] = useState(question.content);
  const shown = useZodForm(schema, {
    defaultValues: { title, content: question.content, subject: subject ?? '' },
    send: async (typed) => {
      const body = { ...typed, subject: typed.subject || null };
      const edited = await api.call(editQuestion, { params: { id }, body });
      queryClient.setQueryData(questionQuery(id).queryKey, edited);
      void queryClient.invalidateQueries({ queryKey: questionKey(id) });
      void queryClient.invalidateQueries({ queryKey: questionsKey });
      toast({
        title: 'Question changed',
        description:
          edited.heldUntil !== null
            ? examHoldText(edited.heldUntil)
            : edited.status === 'held'
              ? 'Our staff will review it before it is on the site again.'
              : undefined,
        about: `question ${id}`,
      });
      onDone();
    },
    explain: (error) =>
      hasCode(error, 'questions.changed')
        ? {
            note: 'You changed this question in another tab. Copy your text, then reload the page to see the current version.',
          }
        : failureOf(error),
    onTyped: (typed) => setContent(typed.content),
    recheck: 'untyped',
  });
  return { ...shown, content };
}
