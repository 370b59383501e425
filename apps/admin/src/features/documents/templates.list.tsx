import {
  type StaffTemplate,
  staffEndTemplate,
  staffGetTemplate,
  staffListTemplates,
  staffRestoreTemplate,
} from '@aw/contracts/documents/templates';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../actions/use-action';
import { callQuery } from '../../api/call-query';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { listPages, useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { useMay } from '../../session/use-may';
import { documentsAddress } from './queries';

const texts = {
  loading: 'Loading the templates…',
  failed: 'The templates did not load',
  noun: { one: 'template', many: 'templates' },
  icon: CopyCheck,
};

const empty = {
  title: 'No templates',
  text: 'A text appears here when documents of eight people contain it and it would hold back another document.',
};

/** Widths in pixels from which a column has room. */
const [peopleFromPx, foundFromPx] = [450, 650];

const columns: readonly Column<StaffTemplate>[] = [
  {
    name: 'document',
    head: 'Example',
    kind: 'lead',
    title: ({ document }) => document?.title ?? 'The example was deleted',
    cell: ({ document }) =>
      document ? (
        <Link to={documentsAddress.write({ id: document.id })}>{document.title}</Link>
      ) : (
        'The example was deleted'
      ),
  },
  {
    name: 'people',
    head: 'People',
    kind: 'number',
    fromPx: peopleFromPx,
    cell: ({ accountCount }) => formatNumber(accountCount),
  },
  {
    name: 'letters',
    head: 'Letters',
    kind: 'number',
    fromPx: foundFromPx,
    cell: ({ letterCount }) => formatNumber(letterCount),
  },
  {
    name: 'state',
    head: 'State',
    title: ({ endedBy }) => (endedBy ? `Ended by ${endedBy}` : 'Left out of comparisons'),
    cell: ({ endedAt, foundAt }) =>
      endedAt ? (
        <>
          Ended <Time value={endedAt} />
        </>
      ) : (
        <>
          Found <Time value={foundAt} />
        </>
      ),
  },
];

/** Templates, newest first. */
export const templatesQuery = (api: StaffApi) =>
  listPages(['templates'], (page, signal) => api.page(staffListTemplates, { query: page, signal }));

/** Texts that many people’s documents contain, with their end and its undo. */
export function TemplatesPage() {
  const { api } = useConsole();
  const mayChange = useMay()('documents.moderate');
  const loaded = useLoadedRows(templatesQuery(api));
  const [opened, setOpened] = useState<StaffTemplate>();
  const { end, restore } = useChanges();
  const actions: Column<StaffTemplate> = {
    name: 'actions',
    head: 'Actions',
    kind: 'number',
    cell: (row) => (
      <span className="inline-flex justify-end gap-2 py-1">
        <Button size="sm" aria-label={`Show the text of template ${row.id}`} onClick={() => setOpened(row)}>
          Text…
        </Button>
        {mayChange && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${row.endedAt ? 'Use' : 'End'} template ${row.id}`}
            isPending={[end, restore].some((one) => one.isPending && one.variables?.id === row.id)}
            onClick={() => (row.endedAt ? restore : end).mutate(row)}
          >
            {row.endedAt ? 'Use again' : 'End'}
          </Button>
        )}
      </span>
    ),
  };
  return (
    <PlainPage
      title="Templates"
      lead="Cover sheets, forms and regulations that documents of at least eight people contain. They are left out when documents are compared, so that they make no document a copy. End one that is someone’s own work."
    >
      <LoadedTable
        loaded={loaded}
        texts={texts}
        empty={empty}
        label="Templates"
        columns={[...columns, actions]}
      />
      {opened && <TextDialog template={opened} onClose={() => setOpened(undefined)} />}
    </PlainPage>
  );
}

/** Ends a template, and undoes that from the toast or the row. */
function useChanges() {
  const { api } = useConsole();
  const restore = useAction({
    send: ({ id }: StaffTemplate) => api.call(staffRestoreTemplate, { params: { templateId: id } }),
    done: () => ({
      title: 'Template used again',
      description: 'It is left out when documents are compared from now on.',
    }),
    failed: 'The template did not change.',
  });
  const end = useAction({
    send: ({ id }: StaffTemplate) => api.call(staffEndTemplate, { params: { templateId: id } }),
    done: (_, template) => ({
      title: 'Template ended',
      description: 'Documents that contain it can be copies of each other from now on.',
      action: { label: 'Undo', onSelect: () => restore.mutate(template) },
    }),
    failed: 'The template was not ended.',
  });
  return { end, restore };
}

/** Shows the first passages of a template. */
function TextDialog({ template: { id }, onClose }: { template: StaffTemplate; onClose: () => void }) {
  const { api } = useConsole();
  const { data, error } = useQuery(
    callQuery(api, ['template', id], staffGetTemplate, { params: { templateId: id } }),
  );
  return (
    <Dialog
      title={`Text of template ${id}`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {!data && <p>{error ? error.message : 'Loading the text…'}</p>}
      {data?.passages.length === 0 && <p>Its example was deleted, so its text is no longer here.</p>}
      {data?.passages.map(({ page, text }, place) => (
        // Passages have no id, and their order never changes.
        <p key={`${page} ${place}`} className="font-serif text-16 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </Dialog>
  );
}
