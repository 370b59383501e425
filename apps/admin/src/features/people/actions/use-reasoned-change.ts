import { type ReasonedDeed, useReasonedDeed } from '../../../deeds/use-reasoned-deed';

/** A change to a person that asks for a reason first, with what ReasonDialog takes of it. */
export function useReasonedChange<Answer, Input = string>(change: Omit<ReasonedDeed<Input, Answer>, 'of'>) {
  return useReasonedDeed<Answer, Input>({ ...change, of: 'this person' });
}
