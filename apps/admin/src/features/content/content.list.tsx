import type { StaffText } from '@aw/contracts/content/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Time } from '@aw/ui/primitives/time';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { Loaded } from '../../format/load-error';
import { useTitle } from '../../format/use-title';
import type { Column } from '../../resource-list/column';
import { ListSkeleton } from '../../resource-list/loaded-list';
import { ResourceTable } from '../../resource-list/resource-table';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { textsQuery } from './queries';
import { TextEditor } from './text-editor';
import { articleName, textsAddress, textTitle } from './text-names';

/** If a list is too narrow for all columns, a changed original is marked under the name. */
export const textColumns: readonly Column<StaffText & { id: string }>[] = [
  {
    name: 'text',
    head: 'Text',
    kind: 'lead',
    title: ({ name }) => name,
    cell: ({ name, original }, { has }) => (
      <>
        <Link
          to={textsAddress(name)}
          className="block py-2 text-ink whitespace-normal wrap-anywhere sm:truncate"
        >
          {textTitle(name)}
        </Link>
        {!has('original') && original === 'changed' && <Badge tone="caution">Original has changed</Badge>}
      </>
    ),
  },
  {
    name: 'state',
    head: 'State',
    cell: ({ isChanged, isBuilt }) =>
      isChanged ? (
        <Badge tone="accent">{isBuilt ? 'Changed' : 'Added'}</Badge>
      ) : (
        <span className="text-ink-faint">{isBuilt ? 'Original' : 'Not on the site'}</span>
      ),
  },
  {
    name: 'original',
    head: 'Original text',
    fromPx: 560,
    cell: ({ original }) => <OriginalCell original={original} />,
  },
  {
    name: 'changed',
    head: 'Changed',
    fromPx: 560,
    title: ({ changedBy }) => changedBy,
    cell: ({ changedAt }) =>
      changedAt ? <Time value={changedAt} /> : <span className="text-ink-faint">Never</span>,
  },
];

/** Tells whether the original has changed since this version of the text was made from it. */
function OriginalCell({ original }: Pick<StaffText, 'original'>) {
  if (original === 'changed') return <Badge tone="caution">Has changed</Badge>;
  if (original === null) return null;
  return <span className="text-ink-faint">{original === 'same' ? 'The same' : 'Not known'}</span>;
}

/** The texts of the site: the list, or the text that the address names. */
export function TextsPage() {
  const [search] = useSearchParams();
  const name = search.get('name');
  useTitle('Texts');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-4 px-4 py-3.5">
      {name ? <TextEditor key={name} name={name} /> : <TextsList />}
    </div>
  );
}

/** List of all texts, with the date of their last change. */
function TextsList() {
  const { api } = useConsole();
  const mayChange = useMay()('texts.publish');
  const query = useQuery(textsQuery(api));
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">Texts</h1>
        {mayChange && (
          <Button size="sm" icon={FilePlus} onClick={() => setIsAdding(true)}>
            New article…
          </Button>
        )}
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        The texts of the public pages. Changes are live within a minute, and you can restore any earlier
        version.
      </p>
      <Loaded query={query} failed="The texts did not load" loading={<ListSkeleton label="Loading texts…" />}>
        {(texts) => <ResourceTable label="Texts" columns={textColumns} rows={texts} />}
      </Loaded>
      {isAdding && <NewArticleDialog isOpen onOpenChange={setIsAdding} />}
    </>
  );
}

const addressSchema = z.object({
  address: z
    .string()
    .check(
      z.refine(
        (typed) => articleName(typed) !== undefined,
        'Please use lower-case letters, digits and single hyphens.',
      ),
    ),
});

/** Asks for the address of a new article and opens its editor. Nothing is stored before the article is published. */
function NewArticleDialog(dialog: DialogState) {
  const navigate = useNavigate();
  const { formProps, field, errors } = useZodForm(addressSchema, {
    defaultValues: { address: '' },
    send: ({ address }) => navigate(textsAddress(articleName(address) ?? '')),
  });
  return (
    <FormDialog
      {...dialog}
      title="New article"
      submitLabel="Start writing"
      pendingLabel="Opening…"
      isPending={false}
      failure={undefined}
      formProps={formProps}
    >
      <Field
        label="Name in the link"
        help="The part after /blog/, such as revision-plans-that-hold."
        error={errors.address}
        isRequired
      >
        <Input {...field('address')} maxLength={80} autoCapitalize="none" spellCheck={false} />
      </Field>
    </FormDialog>
  );
}
