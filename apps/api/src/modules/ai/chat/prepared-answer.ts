import type { CitedSource } from '@aw/contracts/ai/chat';
import type { AnswerRequest } from '../answers/answer-maker';
import type { NoRoom } from '../spending/spending';

/** An answer that can be started: its model, prompt and sources, and its reservation. */
export type PreparedAnswer = {
  request: Omit<AnswerRequest, 'id' | 'giveBack'>;
  /** Sources in the prompt: those of the passages in their order, then those of the earlier answers. */
  givenSources: CitedSource[];
  /** Reason why the model does not answer; undefined where it does, or where the library was chosen. */
  noRoom?: NoRoom | undefined;
  /** Releases the reservation of an answer that is not started. */
  release: () => Promise<void>;
};
