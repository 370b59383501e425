import type { Policy } from '@aw/content/schemas/policies';
import { longDate } from '@aw/contracts/long-date';
import { PageHead } from '@aw/ui/patterns/page-head';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Suspense } from 'react';
import { useLiveArticles } from '~/content/live-content';
import { useBody } from '~/content/use-body';
import { usePublicConfig } from '~/lib/config';
import { findPolicy, type LoadBody, type PolicyId } from './find-policy';
import { PolicyText } from './policy-text';

/** Page of a policy with its dates, sections and text. */
export function PolicyPage({ id }: { id: PolicyId }) {
  const live = useLiveArticles<Policy>('policies').get(id);
  const { load, ...built } = findPolicy(id);
  const { title, lead, ...dates } = live?.entry ?? built;
  return (
    <div className="wrap pb-16">
      <PrintHeader />
      <PageHead title={title} lead={lead} meta={<PolicyDates {...dates} />} />
      <Suspense fallback={<PolicySkeleton title={title} />}>
        {live ? <PolicyText {...live.body} /> : <BuiltText load={load} />}
      </Suspense>
    </div>
  );
}

/** Date of the first version, and below it the date of the last change, if any. */
export function PolicyDates({ lastUpdated, lastChanged }: Pick<Policy, 'lastUpdated' | 'lastChanged'>) {
  const first = (
    <p>
      Last updated: <Day day={lastUpdated} />
    </p>
  );
  if (lastChanged === undefined) return first;
  return (
    <div className="grid gap-1">
      {first}
      <p>
        Last changed: <Day day={lastChanged} />
      </p>
    </div>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{longDate(day, 'UTC')}</time>;
}

/** Names the site on a printed policy, which has no header or footer. */
function PrintHeader() {
  const { siteName, email } = usePublicConfig();
  return (
    <p className="hidden text-14 print:block">
      {siteName}, {email}
    </p>
  );
}

function BuiltText({ load }: { load: LoadBody }) {
  return <PolicyText {...useBody(load)} />;
}

function PolicySkeleton({ title }: { title: string }) {
  return (
    <LoadingRegion label={`Loading the ${title}…`}>
      <div className="grid max-w-measure gap-4">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </div>
    </LoadingRegion>
  );
}
