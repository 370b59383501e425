import { type StaffTextDetail, staffRevertText } from '@aw/contracts/content/staff';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '../../actions/use-action';
import { Loaded } from '../../format/load-error';
import { PanelSection } from '../../resource-list/item-panel';
import { ListSkeleton } from '../../resource-list/loaded-list';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { OriginalSection } from './original-section';
import { textQuery } from './queries';
import { SourceForm } from './source-form';
import { textsAddress, textTitle } from './text-names';

type HistorySectionProps = { text: StaffTextDetail; canRevert: boolean };

/** One text with its source and its history. */
export function TextEditor({ name }: { name: string }) {
  const { api } = useConsole();
  const mayChange = useMay()('texts.publish');
  const query = useQuery(textQuery(api, name));
  return (
    <>
      <Link to={textsAddress()} className="inline-flex items-center gap-1 text-14">
        <ArrowLeft aria-hidden="true" size={16} />
        All texts
      </Link>
      <h1 className="text-22 wrap-anywhere">{textTitle(name)}</h1>
      <Loaded
        query={query}
        failed="The text did not load"
        loading={<ListSkeleton label="Loading the text…" />}
      >
        {(text) => (
          <div className="grid grid-cols-1 items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_320px]">
            {/* A published version starts a new form with the text that is shown now. */}
            <SourceForm key={text.versionId} text={text} canPublish={mayChange} />
            <HistorySection text={text} canRevert={mayChange} />
            <div className="2xl:col-span-2">
              <OriginalSection key={text.versionId} text={text} canPublish={mayChange} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Versions of a text, newest first, each with a button that restores it. */
function HistorySection({ text, canRevert }: HistorySectionProps) {
  const { api } = useConsole();
  const { name, versionId, versions, isBuilt, isChanged } = text;
  const revert = useAction({
    send: (to: number | null) => api.call(staffRevertText, { body: { name, to, after: versionId } }),
    // An article that was added here has no original, so restoring the original removes it from the site.
    done: (_, to) =>
      to === null && !isBuilt
        ? { title: 'Text removed', description: 'It will be off the site within a minute.' }
        : { title: 'Text restored', description: 'The change will be on the site within a minute.' },
    failed: 'The text was not changed.',
    log: { name: 'this text', target: `text:${name}` },
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
                  Restore this version
                </Button>
              </span>
            )}
          </li>
        ))}
        <li className="grid gap-1 py-2.5">
          <p>{isBuilt ? 'Original text' : 'Not on the site'}</p>
          {canRevert && isChanged && (
            <span>
              <Button
                size="sm"
                variant="quiet"
                isPending={revert.isPending && revert.variables === null}
                disabled={revert.isPending}
                onClick={() => revert.mutate(null)}
              >
                {isBuilt ? 'Restore this version' : 'Remove from the site'}
              </Button>
            </span>
          )}
        </li>
      </ol>
    </PanelSection>
  );
}
