import type { AiQuota, ChatImage } from '@aw/contracts/ai/chat';
import { reasonOf } from '@aw/contracts/api-error';
import { getQuestionDraft, saveQuestionDraft } from '@aw/contracts/questions/asking';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';

type NotSentProps = {
  quota: Pick<AiQuota, 'source' | 'images'> | undefined;
  images: readonly ChatImage[];
  text: string;
};

/** Says before sending that nobody will see the images of a message, and offers to ask experts instead. */
export function ImagesNotSeen({ quota, images, text }: NotSentProps) {
  if (images.length === 0 || quota?.images !== 'unseen') return null;
  return (
    <Note tone="info">
      <p>
        {quota.source === 'library'
          ? 'The study library cannot read images. Write down what is in yours, or post it as a question to experts.'
          : 'The AI model cannot see images. Write down what is in yours, or post it as a question to experts.'}
      </p>
      <PostImages images={images} text={text} />
    </Note>
  );
}

const maxTitleLength = 200;
const halfCharacter = /[\ud800-\udbff]$/;

/** Fills the question form with the images and the text of a message. */
function PostImages({ images, text }: Pick<NotSentProps, 'images' | 'text'>) {
  const go = useGo();
  const { toast } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const fill = async () => {
    const content = [...images.map(({ url }) => `![Image](${url})`), text.trim()]
      .filter(Boolean)
      .join('\n\n');
    const title = text.replace(/\s+/g, ' ').trim().slice(0, maxTitleLength).replace(halfCharacter, '');
    const body = { title, content, subject: '', schoolId: null, courseId: null, about: null };
    await api.call(saveQuestionDraft, { body });
    await go(paths.ask);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { draft } = await api.call(getQuestionDraft, {});
      if (draft && `${draft.title}${draft.content}`.trim() !== '') setIsConfirming(true);
      else await fill();
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: 'We could not copy your images into a question',
        description: reasonOf(error),
      }),
  });
  return (
    <p className="mt-2">
      <Button size="sm" isPending={isPending} onClick={() => mutate()}>
        Post it as a question
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Replace your draft question?"
        description="You have a question that is not posted yet. Your images would replace it."
        confirmLabel="Replace draft"
        cancelLabel="Keep draft"
        onConfirm={fill}
      />
    </p>
  );
}
