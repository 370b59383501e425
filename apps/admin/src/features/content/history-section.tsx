import { type StaffTextDetail, staffRevertText } from '@aw/contracts/content/staff';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { useAction } from '../../actions/use-action';
import { PanelSection } from '../../resource-list/panel-section';
import { useConsole } from '../../services/console-services';

type HistorySectionProps = { text: StaffTextDetail; canRevert: boolean };

/** Every version, the latest first, each with the way back to it. */
export function HistorySection({ text, canRevert }: HistorySectionProps) {
  const { api } = useConsole();
  const { name, versionId, versions, isBuilt, isChanged } = text;
  const revert = useAction({
    send: (to: number | null) => api.call(staffRevertText, { body: { name, to, after: versionId } }),
    done: () => ({ title: 'Text put back', description: 'Pages show it within a minute.' }),
    failed: 'The text was not put back.',
    of: 'this text',
  });
  const isShown = (id: number) => id === versionId;
  return (
    <PanelSection title="History">
      <ol className="grid text-13">
        {versions.map(({ id, note, by, createdAt, source }) => (
          <li key={id} className="grid gap-1 border-b border-line py-2.5">
            <p className="wrap-anywhere">{note}</p>
            <p className="text-12 text-ink-muted">
              {by}, <Time value={createdAt} />
              {isShown(id) && ', shown now'}
            </p>
            {canRevert && !isShown(id) && source !== null && (
              <span>
                <Button
                  size="sm"
                  variant="quiet"
                  isPending={revert.isPending && revert.variables === id}
                  disabled={revert.isPending}
                  onClick={() => revert.mutate(id)}
                >
                  Put this back
                </Button>
              </span>
            )}
          </li>
        ))}
        <li className="grid gap-1 py-2.5">
          <p>{isBuilt ? 'As the site was built' : 'Not on the site'}</p>
          {canRevert && isChanged && (
            <span>
              <Button
                size="sm"
                variant="quiet"
                isPending={revert.isPending && revert.variables === null}
                disabled={revert.isPending}
                onClick={() => revert.mutate(null)}
              >
                {isBuilt ? 'Put this back' : 'Take it off the site'}
              </Button>
            </span>
          )}
        </li>
      </ol>
    </PanelSection>
  );
}
