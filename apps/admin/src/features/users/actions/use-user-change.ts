import { type Action, useAction } from '../../../actions/use-action';

/** A change to a person, with the sentence for its failure; where the outcome is uncertain the panel is read again. */
export function useUserChange<Answer, Input = void>(change: Omit<Action<Input, Answer>, 'of'>) {
  return useAction<Answer, Input>({ ...change, of: 'this person' });
}
