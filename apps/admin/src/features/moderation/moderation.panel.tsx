import { disclosureOf, reportKindFacts } from '@aw/contracts/moderation/reasons';
import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Note } from '@aw/ui/primitives/note';
import { useQuery } from '@tanstack/react-query';
import { DocumentPages } from '../../document-pages/document-pages';
import { useShortcuts } from '../../keyboard/use-shortcuts';
import { PostText } from '../../post-text/post-text';
import { ItemPanel, PanelBody } from '../../resource-list/item-panel';
import { LogSection } from '../../resource-list/log-section';
import type { PanelProps } from '../../resource-list/resource-list';
import { SiteLink } from '../../resource-list/site-link';
import { useConsole } from '../../services/console-services';
import { AuthorFacts } from './author-facts';
import { CaseActions } from './case-actions';
import { StateBadge } from './case-labels';
import { CaseReports } from './case-reports';
import { caseQuery } from './queries';
import { RemovalForm, useRemovalForm } from './removal-form';
import { useDecision } from './use-decision';

const texts = {
  loading: 'Loading the post…',
  missing: 'This no longer needs a decision',
  failed: 'The post did not load',
};

type CaseProps = { entry: ModerationCaseDetail };

/** One post of the queue: its text, why it waits, and the decision. */
export function CasePanel({ id, onNext, ...place }: PanelProps<string>) {
  const { api } = useConsole();
  const query = useQuery(caseQuery(api, id));
  const entry = query.data;
  return (
    <ItemPanel
      {...place}
      id={entry ? `${reportKindFacts[entry.kind].noun} ${entry.targetId}` : id}
      copyLabel="Copy post ID"
      title={entry?.title ?? 'Post'}
      link={
        entry?.postState === 'visible' &&
        disclosureOf(entry.kind) === undefined && <SiteLink path={entry.path} />
      }
      status={
        entry && (
          <span className="flex flex-wrap gap-1.5">
            <StateBadge state={entry.postState} />
            {entry.isUrgent && <Badge tone="danger">Urgent</Badge>}
          </span>
        )
      }
      query={query}
      change={entry && `${entry.version} ${entry.status}`}
      texts={texts}
    >
      {/* A new version needs a new decision, so the form starts again. */}
      {(open) => <OpenCase key={open.version} entry={open} onNext={onNext} />}
    </ItemPanel>
  );
}

/** Content of the panel, with its shortcuts: `a` approves or keeps the post, `r` moves to the reason of a removal. */
function OpenCase({ entry, onNext }: CaseProps & Pick<PanelProps<string>, 'onNext'>) {
  const isWaiting = entry.status === 'waiting';
  const onDecided = () => {
    form.clear();
    if (isWaiting) onNext();
  };
  const decide = useDecision(entry, { onDecided });
  const form = useRemovalForm(entry, (removal) => decide.isPending || decide.mutate(removal));
  const isRemoved = !isWaiting && entry.postState === 'removed';
  useShortcuts({
    a: () => {
      if (isWaiting && !decide.isPending) decide.mutate({ decision: 'keep' });
    },
    r: (event) => {
      if (isRemoved) return;
      event.preventDefault();
      form.focus();
    },
  });
  return (
    <>
      <PanelBody>
        <StateNote entry={entry} />
        <CaseReports
          entry={entry}
          onDuplicate={
            decide.isPending
              ? undefined
              : (duplicateOf) => decide.mutate({ decision: 'duplicate', duplicateOf })
          }
        />
        <Preview entry={entry} />
        {!isRemoved && <RemovalForm entry={entry} form={form} />}
        <AuthorFacts entry={entry} />
        <LogSection log={entry.log} />
      </PanelBody>
      <CaseActions
        entry={entry}
        onDecided={onDecided}
        decide={decide}
        onRemove={form.send}
        removeLabel={form.label}
      />
    </>
  );
}

/** Says why the post is held, why it was removed, or which question it repeats. */
function StateNote({ entry }: CaseProps) {
  const { postState, heldBecause, removedReason, duplicateOf } = entry;
  const { siteOrigin } = useConsole();
  if (postState === 'held')
    return (
      <Note tone="caution" title="Held.">
        {heldBecause ?? 'Its author is new here, or has had a post removed.'}
      </Note>
    );
  if (postState === 'removed')
    return (
      <Note tone="caution" title="Removed.">
        {removedReason ?? 'It was removed with Delete All. You can restore it with the others under Today.'}
      </Note>
    );
  if (!duplicateOf) return null;
  return (
    <Note tone="info" title="Duplicate.">
      Its page links to <a href={`${siteOrigin}/questions/${duplicateOf.id}`}>“{duplicateOf.title}”</a>.
    </Note>
  );
}

/** The post as people see it on the site. */
function Preview({ entry }: CaseProps) {
  const { targetId: id, title, pages, source, html } = entry;
  return (
    <>
      {source && (
        <div className="border-s border-margin-rule ps-4 text-14 leading-body">
          <PostText html={html} source={source} />
        </div>
      )}
      {pages.length > 0 && <DocumentPages document={{ id, title, pages }} />}
    </>
  );
}
