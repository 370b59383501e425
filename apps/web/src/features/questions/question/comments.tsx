import { addComment, type Question, type QuestionComment } from '@aw/contracts/questions/question';
import { CommentList } from '@aw/ui/patterns/comment-list';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { usePublicConfig } from '~/lib/config';
import { useStoredText } from '~/lib/tab-drafts';
import { ReportButton } from '~/moderation/report-button';
import { RichTextField } from '~/rich-text/rich-text-field';
import { useTextImages, waitForImages } from '~/rich-text/use-text-images';
import { ReviewNotice } from '../allowance';
import { questionQuery } from '../question-queries';

type CommentsProps = {
  label: string;
  comments: readonly QuestionComment[];
  questionId: number;
  /** The answer that the comments belong to. Without it, they belong to the question. */
  answerId?: number;
  viewer: Question['viewer'];
};

const notes = { held: 'Waiting for review', visible: undefined, removed: 'Removed' };

/** Lists the comments, with a form for the asker and experts. */
export function Comments({ label, comments, ...about }: CommentsProps) {
  const { siteName } = usePublicConfig();
  const { canComment } = about.viewer;
  if (comments.length === 0 && !canComment) return null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 *:w-full">
      {comments.length > 0 && (
        <CommentList
          label={label}
          siteName={siteName}
          comments={comments.map((comment) => ({
            ...comment,
            note: notes[comment.status],
            report: !comment.isOwn && comment.author !== 'staff' && (
              <ReportButton kind="comment" id={comment.id} />
            ),
          }))}
        />
      )}
      {canComment && <CommentForm {...about} />}
    </div>
  );
}

const schema = z.pick(addComment.body, { content: true });

type CommentFormProps = Pick<CommentsProps, 'questionId' | 'answerId' | 'viewer'>;

function CommentForm(about: CommentFormProps) {
  const stored = useStoredText(`question-comment:${about.questionId}:${about.answerId ?? ''}`);
  const [isOpen, setIsOpen] = useState(stored[0] !== '');
  if (!isOpen)
    return (
      <div className="-ms-2">
        <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
          Add a comment
        </Button>
      </div>
    );
  return <OpenForm {...about} stored={stored} onDone={() => setIsOpen(false)} />;
}

type OpenFormProps = CommentFormProps & { stored: ReturnType<typeof useStoredText>; onDone: () => void };

function OpenForm({ questionId, answerId, viewer, stored: [text, storeText], onDone }: OpenFormProps) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const images = useTextImages();
  const { formProps, field, errors, note, submitProps } = useZodForm(schema, {
    defaultValues: { content: text },
    send: async ({ content }) => {
      const comment = await api.call(addComment, {
        params: { id: questionId },
        body: { content, answerId: answerId ?? null },
      });
      storeText('');
      queryClient.setQueryData(questionQuery(questionId).queryKey, (shown) => withComment(shown, comment));
      if (comment.status === 'held')
        toast({
          title: 'Comment received',
          description: 'Our staff will review it before others can see it.',
        });
      onDone();
    },
    explain: failureOf,
    onTyped: (typed) => storeText(typed.content),
    recheck: 'untyped',
  });
  return (
    <form {...formProps} className="grid gap-3 print:hidden">
      <RichTextField
        label="Your comment"
        help="Ask for or add a detail. Everyone can read it, so please leave out names."
        error={errors.content}
        registered={field('content')}
        source={text}
        images={images}
        maxLength={2000}
        rows={3}
      />
      {!viewer.isExpert && <ReviewNotice post="comment" />}
      {note && <Note tone="danger">{note}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button
          {...waitForImages(submitProps, { isSending: images.isSending, pendingLabel: 'Posting…' })}
          size="sm"
        >
          Post comment
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  );
}

function withComment(question: Question | undefined, comment: QuestionComment): Question | undefined {
  return question && { ...question, comments: [...question.comments, comment] };
}
