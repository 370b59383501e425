import { type AiQuota, type ChatImage, maxChatMessageLength } from '@aw/contracts/ai/chat';
import { getQuestionDraft, maxQuestionTitleLength, saveQuestionDraft } from '@aw/contracts/questions/asking';
import { Note } from '@aw/ui/primitives/note';
import { api } from '~/lib/api';
import { ReadTextButton } from '~/rich-text/read-text-button';
import { FillQuestion } from '../answer/fill-question';

type NotSentProps = {
  quota: Pick<AiQuota, 'source' | 'images'> | undefined;
  images: readonly ChatImage[];
  text: string;
  onText: (text: string) => void;
};

/**
 * Says before sending that nobody will see the images of a message. Offers to read their text into the message, and to ask
 * experts instead.
 */
export function ImagesNotSeen({ quota, images, text, onText }: NotSentProps) {
  if (images.length === 0 || quota?.images !== 'unseen') return null;
  return (
    <Note tone="info">
      <p>
        {quota.source === 'library'
          ? 'The study library cannot see images. Let us read the text in yours and correct it, or post it as a question to experts.'
          : 'The AI model cannot see images. Let us read the text in yours and correct it, or post it as a question to experts.'}
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-2">
        <ReadTextButton
          images={images.map(({ id }) => id)}
          onRead={(read) => {
            const joined = [text.trim(), read].filter(Boolean).join('\n\n');
            if (joined.length > maxChatMessageLength) return false;
            onText(joined);
            return true;
          }}
        />
        <FillQuestion
          label="Post it as a question"
          failure="We could not copy your images into a question"
          replacement="Your images would replace it."
          save={async (replacesDraft) => {
            if (!replacesDraft && (await hasDraft())) return 'exists';
            await api.call(saveQuestionDraft, { body: draftOf(images, text) });
          }}
        />
      </div>
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
