import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { type ToastMessage, useToast } from '@aw/ui/primitives/toast';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { refreshAfterChange } from '../api/query-client';
import { useMay } from '../session/use-may';
import { failureText, isUncertain, type LoggedItem, logToCheck } from './failure-text';

export type ActionOptions<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  /** Toast after success. Without it, the page itself has to show the result. */
  done?: (answer: Answer, input: Input) => ToastMessage;
  /** Says what did not happen; the reason and where to look are added. Without it, the server's reason is shown alone. */
  failed?: string;
  /** The item whose log shows whether an uncertain change was made. The default is the whole audit log. */
  log?: LoggedItem;
  /** Replaces the whole text of a failure. */
  explain?: (error: unknown) => string;
  /** The caller shows the failure, for example in an open dialog, so no toast does. */
  isErrorShown?: boolean;
  /** Tells after which errors the page is read again. The default is after those with an uncertain outcome. */
  isStaleAfter?: (error: unknown) => boolean;
  /** Nothing is changed, so nothing is read again. */
  isDryRun?: boolean;
  /** Cache key of the changed item, when the answer is that item. The page then shows it at once. */
  cacheKey?: (answer: Answer) => QueryKey;
  onDone?: (answer: Answer) => void;
};

/**
 * Sends a change to the server, shows a toast about its outcome and reads everything on the page again. `failure` is the
 * text for a dialog that shows its own errors.
 */
export function useAction<Answer, Input = void>(action: ActionOptions<Input, Answer>) {
  const { isStaleAfter = isUncertain, isErrorShown = false } = action;
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { textOf, addressOf } = useFailure(action);
  const mutation = useMutation({
    mutationFn: action.send,
    onSuccess: (answer, input) => {
      if (action.done) toast(action.done(answer, input));
      if (action.cacheKey) queryClient.setQueryData(action.cacheKey(answer), answer);
      action.onDone?.(answer);
      return action.isDryRun ? undefined : refreshAfterChange(queryClient);
    },
    onError: (error) => {
      if (isStaleAfter(error)) void refreshAfterChange(queryClient);
      if (isErrorShown || isShownElsewhere(error)) return;
      const address = addressOf(error);
      toast({
        title: 'Error',
        description: textOf(error),
        tone: 'danger',
        action: address ? { label: 'Open the log', onSelect: () => void navigate(address) } : undefined,
      });
    },
  });
  const { error } = mutation;
  const failure = error && <FailureWithLog text={textOf(error)} address={addressOf(error)} />;
  return { ...mutation, failure };
}

/** The text of a failure, and the address of the log entries to check after an uncertain outcome. */
function useFailure({
  failed,
  log,
  explain,
}: Pick<ActionOptions<never, never>, 'failed' | 'log' | 'explain'>) {
  const mayReadLog = useMay()('audit.read');
  const logName = log ? `the log of ${log.name}` : 'the audit log';
  return {
    textOf: (error: unknown): string => {
      if (explain) return explain(error);
      return failed ? failureText(failed, error, mayReadLog ? logName : undefined) : reasonOf(error);
    },
    addressOf: (error: unknown): string | undefined =>
      failed && !explain && mayReadLog ? logToCheck(error, log) : undefined,
  };
}

/** The sign-in page says that the session has ended, and the security page that two-step sign-in is missing. */
function isShownElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'staff.totp_setup');
}

function FailureWithLog({ text, address }: { text: string; address: string | undefined }): ReactNode {
  if (!address) return text;
  return (
    <>
      {text}{' '}
      <Link to={address} target="_blank">
        Open the log
      </Link>
    </>
  );
}
