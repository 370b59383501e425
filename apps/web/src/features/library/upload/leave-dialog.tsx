import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useLeaveGuard } from './use-leave-guard';

/** Holds a move away from the page while files would be lost, and asks. */
export function LeaveDialog({ hasUnsent }: { hasUnsent: boolean }) {
  const blocker = useLeaveGuard(hasUnsent);
  return (
    <ConfirmDialog
      title="Leave with files that are not sent?"
      description="What has been sent stays and is checked by itself. The other files and what you wrote about them are lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset();
      }}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
