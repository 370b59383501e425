import type { ToastMessage } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { refreshAfterChange } from '../api/query-client';
import { useChange } from '../api/use-change';
import { useMay } from '../session/use-may';
import { failureText, isUncertain, type LoggedItem, logToCheck } from './failure-text';

export type Action<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  done: (answer: Answer, input: Input) => ToastMessage;
  /** What did not happen when it fails, as a sentence. */
  failed: string;
  /** The item whose log says what happened; without it, the whole log does. */
  of?: LoggedItem;
  /** A dialog that stays open shows the failure itself; otherwise a toast does. */
  isErrorShown?: boolean;
  onDone?: (answer: Answer) => void;
};

/**
 * A change to one item, with the sentence for its failure. If the outcome is uncertain, the item is read again, and the
 * sentence leads to the entries of the log.
 */
export function useAction<Answer, Input = void>(action: Action<Input, Answer>) {
  const { send, failed, of, ...rest } = action;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayReadLog = useMay()('audit.read');
  const log = of ? `the log of ${of.name}` : 'the audit log';
  const textOf = (error: unknown) => failureText(failed, error, mayReadLog ? log : undefined);
  const addressOf = (error: unknown) => (mayReadLog ? logToCheck(error, of) : undefined);
  const mutation = useChange<Answer, Input>({
    ...rest,
    send: async (input) => {
      try {
        return await send(input);
      } catch (error) {
        if (isUncertain(error)) void refreshAfterChange(queryClient);
        throw error;
      }
    },
    failed: textOf,
    failedAction: (error) => {
      const address = addressOf(error);
      return address ? { label: 'Open the log', onSelect: () => void navigate(address) } : undefined;
    },
  });
  const address = mutation.error ? addressOf(mutation.error) : undefined;
  const failure = mutation.error ? (
    <>
      {textOf(mutation.error)}
      {address && (
        <>
          {' '}
          <Link to={address} target="_blank">
            Open the log
          </Link>
        </>
      )}
    </>
  ) : undefined;
  return { ...mutation, failure };
}
