import { reportKindFacts } from '@aw/contracts/moderation/reasons';
import { type ModerationCaseDetail, staffDecideCase, staffRestoreCase } from '@aw/contracts/moderation/staff';
import { isConflictOrUncertain } from '../../actions/failure-text';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';

export type Decision =
  | { decision: 'keep' }
  | { decision: 'remove'; reason: string; isForCause: boolean; isForCopyright: boolean }
  | { decision: 'duplicate'; duplicateOf: number | string };

/**
 * Decides about a post in the version that was shown. A post that was on the site can be restored from the toast. If
 * the caller shows failures, no toast does.
 */
export function useDecision(
  entry: ModerationCaseDetail,
  { onDecided, isErrorShown }: { onDecided: () => void; isErrorShown?: boolean },
) {
  const { api } = useConsole();
  const restore = useRestoreCase(entry);
  const { kind, targetId: id, version, latestReportId, postState } = entry;
  return useAction({
    send: (decision: Decision) => {
      const body = { version, latestReportId, ...decision };
      return api.call(staffDecideCase, { params: { kind, id }, body });
    },
    done: (answer, { decision }) => ({
      ...doneText(decision, entry),
      // Undo would publish a held post, so it is offered for visible ones only.
      action:
        decision !== 'keep' && postState === 'visible'
          ? { label: 'Undo', onSelect: () => restore.mutate(answer.version) }
          : undefined,
    }),
    failed: 'Your decision was not saved.',
    log: { name: 'this post', target: `${kind}:${id}` },
    isErrorShown,
    isStaleAfter: isConflictOrUncertain,
    onDone: onDecided,
  });
}

/** Restores a removed post or unmarks a duplicate, in the version that was shown. */
export function useRestoreCase({ kind, targetId: id }: Pick<ModerationCaseDetail, 'kind' | 'targetId'>) {
  const { api } = useConsole();
  return useAction({
    send: (version: number) => api.call(staffRestoreCase, { params: { kind, id }, body: { version } }),
    done: ({ postState }) => ({
      title: `${nounOf(kind)} restored`,
      description: postState === 'held' ? 'It is waiting for review again.' : 'It is back on the site.',
    }),
    failed: 'The post was not restored.',
    log: { name: 'this post', target: `${kind}:${id}` },
    isStaleAfter: isConflictOrUncertain,
  });
}

/** Name of a kind of post at the start of a toast: 'Quiz question'. */
function nounOf(kind: ModerationCaseDetail['kind']): string {
  const { noun } = reportKindFacts[kind];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

function doneText(
  decision: Decision['decision'],
  { kind, author, postState, openCount }: ModerationCaseDetail,
) {
  const noun = nounOf(kind);
  if (decision === 'remove')
    return {
      title: `${noun} removed`,
      description: author ? 'We told the author why.' : 'The reason is shown in its place.',
    };
  if (decision === 'duplicate')
    return { title: `${noun} marked as duplicate`, description: 'Its page links to the earlier question.' };
  if (postState === 'held') return { title: `${noun} approved`, description: 'It is now on the site.' };
  // A post that is already off the site stays off: only its reports are closed.
  if (postState === 'removed')
    return {
      title: openCount === 1 ? 'Report dismissed' : 'Reports dismissed',
      description: `The ${reportKindFacts[kind].noun} stays removed.`,
    };
  return {
    title: `${noun} kept`,
    description: openCount === 1 ? 'You dismissed the report.' : 'You dismissed the reports.',
  };
}
