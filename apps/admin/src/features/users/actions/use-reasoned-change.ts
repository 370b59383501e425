import { type ReasonedAction, useReasonedAction } from '../../../actions/use-reasoned-action';

/** A change to a person that asks for a reason first, with what ReasonDialog takes of it. */
export function useReasonedChange<Answer, Input = string>(
  userId: string,
  change: Omit<ReasonedAction<Input, Answer>, 'of'>,
) {
  return useReasonedAction<Answer, Input>({
    ...change,
    of: { name: 'this person', target: `user:${userId}` },
  });
}
