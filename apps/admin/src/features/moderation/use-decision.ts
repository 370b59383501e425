import { type ModerationCaseDetail, staffDecideCase, staffRestoreCase } from '@aw/contracts/moderation/staff';
import { useAction } from '../../actions/use-action';
import { useLookAgain } from '../../actions/use-look-again';
import { useConsole } from '../../services/console-services';

export type Decision =
  | { decision: 'keep' }
  | { decision: 'remove'; reason: string; isForCause: boolean }
  | { decision: 'duplicate'; duplicateOf: number | string };

/**
 * Decides about an entry as it was looked at; what stood on the site can be put back at once. Where the caller shows a
 * failure, no toast does.
 */
export function useDecision(
  entry: ModerationCaseDetail,
  { onDecided, isErrorShown }: { onDecided: () => void; isErrorShown?: boolean },
) {
  const { api } = useConsole();
  const orLookAgain = useLookAgain();
  const restore = useRestoreCase(entry);
  const { kind, targetId: id, version, latestReportId, postState } = entry;
  return useAction({
    send: (decision: Decision) => {
      const body = { version, latestReportId, ...decision };
      return orLookAgain(api.call(staffDecideCase, { params: { kind, id }, body }));
    },
    done: (answer, { decision }) => ({
      ...doneText(decision, entry),
      // What was held would stand on the site by an undo, so only what stood there is put back.
      action:
        decision !== 'keep' && postState === 'visible'
          ? { label: 'Undo', onSelect: () => restore.mutate(answer.version) }
          : undefined,
    }),
    failed: 'Your decision was not saved.',
    of: { name: 'this post', target: `${kind}:${id}` },
    isErrorShown,
    onDone: onDecided,
  });
}

/** Puts back what was removed, or takes back that a question was asked before; takes the version that is to be changed. */
export function useRestoreCase({ kind, targetId: id }: Pick<ModerationCaseDetail, 'kind' | 'targetId'>) {
  const { api } = useConsole();
  const orLookAgain = useLookAgain();
  return useAction({
    send: (version: number) =>
      orLookAgain(api.call(staffRestoreCase, { params: { kind, id }, body: { version } })),
    done: ({ postState }) => ({
      title: 'Restored',
      description: postState === 'held' ? 'It is waiting for review again.' : 'It is back on the site.',
    }),
    failed: 'The post was not restored.',
    of: { name: 'this post', target: `${kind}:${id}` },
  });
}

function doneText(decision: Decision['decision'], { author, postState, openCount }: ModerationCaseDetail) {
  if (decision === 'remove')
    return {
      title: 'Removed',
      description: author ? 'We told the author why.' : 'The reason is shown in its place.',
    };
  if (decision === 'duplicate')
    return { title: 'Marked as duplicate', description: 'Its page links to the earlier question.' };
  if (postState === 'held') return { title: 'Approved', description: 'It is on the site now.' };
  return {
    title: 'Kept',
    description: openCount === 1 ? 'The report is dismissed.' : 'The reports are dismissed.',
  };
}
