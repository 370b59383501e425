import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { HistorySection } from './history-section';
import { textQuery } from './queries';
import { SourceForm } from './source-form';
import { textsAddress, textTitle } from './text-names';

/** One text: its source to edit, and its history. */
export function TextEditor({ name }: { name: string }) {
  const { api } = useConsole();
  const mayChange = useMay()('texts.publish');
  const { data: text, error, isFetching, refetch } = useQuery(textQuery(api, name));
  return (
    <>
      <Link to={textsAddress()} className="inline-flex items-center gap-1 text-14">
        <ArrowLeft aria-hidden="true" size={16} />
        All texts
      </Link>
      <h1 className="text-22 wrap-anywhere">{textTitle(name)}</h1>
      {text ? (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
          {/* A published version begins a new form, on what is shown now. */}
          <SourceForm key={text.versionId} text={text} canPublish={mayChange} />
          <HistorySection text={text} canRevert={mayChange} />
        </div>
      ) : error ? (
        <LoadError
          title="The text did not load"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label="Loading the text…" />
      )}
    </>
  );
}
