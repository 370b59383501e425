import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

type LeaveQuestionProps = { onKept: () => void };

/** The way on from the recovery codes; every other way asks first, since they are not shown again. */
export function LeaveQuestion({ onKept }: LeaveQuestionProps) {
  const isKept = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isKept.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (!isKept.current) event.preventDefault();
  });

  const keep = () => {
    isKept.current = true;
    onKept();
  };

  return (
    <>
      <Button variant="primary" onClick={keep}>
        I have kept them
      </Button>
      <ConfirmDialog
        title="Leave without your recovery codes?"
        description="They are not shown again. Without your phone and without a code you cannot log in."
        confirmLabel="Leave"
        cancelLabel="Stay here"
        isOpen={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen && blocker.state === 'blocked') blocker.reset();
        }}
        onConfirm={() => {
          isKept.current = true;
          if (blocker.state === 'blocked') blocker.proceed();
        }}
      />
    </>
  );
}
