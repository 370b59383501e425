import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { type ToastMessage, useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfterChange } from './query-client';

type Change<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  /** What the toast says when it is done. */
  done: (answer: Answer, input: Input) => ToastMessage;
  /** The sentence of the toast 'Error'; without it the server's own. */
  failed?: string | ((error: unknown, input: Input) => string);
  /** A button of that toast. */
  failedAction?: (error: unknown) => ToastMessage['action'];
  /** The caller shows the error where it happened, so that no toast has to. */
  isErrorShown?: boolean;
  /** Reads the page's data again after an error, because the failed change may have changed it. */
  isReadAgainOnError?: boolean;
  onDone?: (answer: Answer) => void;
};

/** A change on the server: everything on the page is read again afterwards, a toast says how it went. */
export function useChange<Answer, Input = void>(change: Change<Input, Answer>) {
  const {
    send,
    done,
    failed,
    failedAction,
    isErrorShown = false,
    isReadAgainOnError = false,
    onDone,
  } = change;
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      toast(done(answer, input));
      onDone?.(answer);
      return refreshAfterChange(queryClient);
    },
    onError: (error, input) => {
      if (isReadAgainOnError) void refreshAfterChange(queryClient);
      // The login page says that the session has ended, the security page what is needed first.
      if (isErrorShown || isShownElsewhere(error)) return;
      const own = typeof failed === 'function' ? failed(error, input) : failed;
      const description = own ?? reasonOf(error);
      toast({ title: 'Error', description, tone: 'danger', action: failedAction?.(error) });
    },
  });
}

function isShownElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'staff.totp_setup');
}
