import { type Deed, useDeed } from '../../../deeds/use-deed';

/** A change to a person, with the sentence for its failure; where the outcome is uncertain the panel is read again. */
export function usePersonChange<Answer, Input = void>(change: Omit<Deed<Input, Answer>, 'of'>) {
  return useDeed<Answer, Input>({ ...change, of: 'this person' });
}
