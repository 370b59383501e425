import type { AiQuota, ChatImage } from '@aw/contracts/ai/chat';
import { getQuestionDraft, maxQuestionTitleLength, saveQuestionDraft } from '@aw/contracts/questions/asking';
import { Note } from '@aw/ui/primitives/note';
import { api } from '~/lib/api';
import { FillQuestion } from '../answer/fill-question';

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
      <p className="mt-2">
        <FillQuestion
          label="Post it as a question"
          failure="We could not copy your images into a question"
          replacement="Your images would replace it."
          save={async (replacesDraft) => {
            if (!replacesDraft && (await hasDraft())) return 'exists';
            await api.call(saveQuestionDraft, { body: draftOf(images, text) });
          }}
        />
      </p>
    </Note>
  );
}

async function hasDraft(): Promise<boolean> {
  const { draft } = await api.call(getQuestionDraft, {});
  return draft !== null && `${draft.title}${draft.content}`.trim() !== '';
}

const halfCharacter = /[\ud800-\udbff]$/;

/** The draft of a question with the images and the text of a message. */
function draftOf(images: readonly ChatImage[], text: string) {
  const content = [...images.map(({ url }) => `![Image](${url})`), text.trim()].filter(Boolean).join('\n\n');
  const line = text.replace(/\s+/g, ' ').trim();
  const title = line.slice(0, maxQuestionTitleLength).replace(halfCharacter, '');
  return { title, content, subject: '', schoolId: null, courseId: null, about: null };
}
