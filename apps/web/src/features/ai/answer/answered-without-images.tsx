import type { ChatMessage } from '@aw/contracts/ai/chat';
import { Note } from '@aw/ui/primitives/note';
import { AskExpert } from './ask-expert';

type AnsweredProps = {
  conversationId: string;
  message: Pick<ChatMessage, 'id' | 'imagesSeen' | 'source'>;
  /** Number of images of the message that is answered. */
  imageCount: number;
};

/**
 * Says that an answer was written without images of its message, and offers to ask experts instead. Later answers of the
 * chat do not say so again.
 */
export function AnsweredWithoutImages({ conversationId, message, imageCount }: AnsweredProps) {
  if (message.imagesSeen !== false || imageCount === 0) return null;
  const images = imageCount === 1 ? 'image' : 'images';
  const them = imageCount === 1 ? 'it' : 'them';
  return (
    <Note tone="info">
      <p>
        This answer was written without your {images}, because{' '}
        {message.source === 'library'
          ? 'the study library cannot read images'
          : `the AI model did not accept ${them}`}
        . Write down what is in {them}, or post {them} as a question to experts.
      </p>
      <p className="mt-2">
        <AskExpert conversationId={conversationId} messageId={message.id} label="Post it as a question" />
      </p>
    </Note>
  );
}
