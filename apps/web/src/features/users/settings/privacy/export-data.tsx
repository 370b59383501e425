import { urlOf } from '@aw/contracts/client';
import { exportData } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { accountQuery } from '../account-queries';
import { useConfirmed } from '../confirm/use-confirmed';
import { useNotifyFailure } from '../use-account-change';

/** Downloads an archive of everything stored about the person, after confirming their identity. */
export function ExportData({ userId }: { userId: string }) {
  const { prove } = useConfirmed();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: async () => {
      // A download cannot show that a proof is needed, so the page checks in advance.
      const { isFresh } = await queryClient.fetchQuery({ ...accountQuery(userId), staleTime: 0 });
      if (!isFresh) await prove();
      startDownload(urlOf(exportData));
    },
    onSuccess: () =>
      toast({ title: 'Your download starts', description: 'With many uploads it takes a few minutes.' }),
    onError: (error) => notifyFailure('Your data was not downloaded', error),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="-mb-1.5">Download your data</h3>
      <p className="max-w-measure text-14 text-ink-muted">
        A ZIP archive of everything we keep about you: your account, uploads with their files, credits,
        rewards, questions and sign-ins, as JSON that other programs can read. You can download a few archives
        a day.
      </p>
      <Button
        icon={Download}
        isPending={start.isPending}
        pendingLabel="Starting..."
        onClick={() => start.mutate()}
      >
        Download my data
      </Button>
    </div>
  );
}

/** Starts a download from our own server. The page stays open even if the server refuses. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
