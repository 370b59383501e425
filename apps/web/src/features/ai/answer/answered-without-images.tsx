import type { ChatMessage } from '@aw/contracts/ai/chat';
import { Note } from '@aw/ui/primitives/note';
import { AskExpert } from './ask-expert';

type AnsweredProps = { conversationId: string; message: Pick<ChatMessage, 'id' | 'imagesSeen' | 'source'> };

/** Says that an answer was written without the images of its message, and offers to ask experts instead. */
export function AnsweredWithoutImages({ conversationId, message }: AnsweredProps) {
  if (message.imagesSeen !== false) return null;
  return (
    <Note tone="info">
      <p>
        {message.source === 'library'
          ? 'This answer was written without your image, because the study library cannot read images.'
          : 'This answer was written without your image, because the AI model cannot see images.'}{' '}
        Write down what is in it, or post it as a question to experts.
      </p>
      <p className="mt-2">
        <AskExpert conversationId={conversationId} messageId={message.id} label="Post it as a question" />
      </p>
    </Note>
  );
}
