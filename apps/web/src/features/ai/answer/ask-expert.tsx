import { askExpert } from '@aw/contracts/ai/conversations';
import { hasCode } from '@aw/contracts/api-error';
import { api } from '~/lib/api';
import { FillQuestion } from './fill-question';

type AskExpertProps = {
  conversationId: string;
  messageId: number;
  /** Text of a button that stands alone; by default it is one of several. */
  label?: string;
};

/** Copies the chat into the question form. */
export function AskExpert({ conversationId, messageId, label }: AskExpertProps) {
  return (
    <FillQuestion
      label={label ?? 'Ask an expert instead'}
      isQuiet={label === undefined}
      failure="We could not copy this chat into a question"
      replacement="This chat would replace it."
      save={async (replacesDraft) => {
        try {
          await api.call(askExpert, { params: { id: conversationId }, body: { messageId, replacesDraft } });
        } catch (error) {
          if (!hasCode(error, 'questions.draft_exists')) throw error;
          return 'exists';
        }
      }}
    />
  );
}
