import { reportPost } from '@aw/contracts/moderation/public';
import {
  disclosureOf,
  type ReportKind,
  type ReportReason,
  reasonsOf,
  reportKindFacts,
} from '@aw/contracts/moderation/reasons';
import type { TypedReport } from '@aw/ui/patterns/report-dialog';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { PartBoundary, withRetry } from '~/shell/part-boundary';

const ReportDialog = lazy(
  withRetry(() => import('@aw/ui/patterns/report-dialog').then((part) => ({ default: part.ReportDialog }))),
);

type ReportButtonProps = {
  kind: ReportKind;
  id: number;
  /** Shows only an icon, with the label for screen readers. */
  isIcon?: boolean;
};

/** Opens the form to report another person's post. Its code is loaded with the first press. */
export function ReportButton({ kind, id, isIcon = false }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { noun } = reportKindFacts[kind];
  const reasons = useMemo(
    () => reasonsOf(kind).map(({ reason, ...facts }) => ({ value: reason, ...facts })),
    [kind],
  );
  const label = `Report this ${noun}`;
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const send = ({ reason, note, duplicateOf }: TypedReport) =>
    api.call(reportPost, {
      body: {
        kind,
        id,
        // The dialog returns one of the reasons that were passed to it.
        reason: reason as ReportReason,
        note: note || undefined,
        duplicateOf: duplicateOf || undefined,
      },
    });
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {isIcon ? (
        <IconButton label={label} icon={Flag} size="sm" onClick={open} />
      ) : (
        <Button variant="quiet" size="sm" icon={Flag} onClick={open}>
          {label}
        </Button>
      )}
      {wasOpened && (
        <PartBoundary fallback={<Note tone="danger">The form did not load. Please reload the page.</Note>}>
          <Suspense>
            <ReportDialog
              noun={noun}
              disclosure={disclosureOf(kind)}
              reasons={reasons}
              isOpen={isOpen}
              onOpenChange={setIsOpen}
              onSend={send}
              explain={failureOf}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
