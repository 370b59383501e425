import { Disclosure } from '@aw/ui/primitives/disclosure';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '~/shell/query-states';
import { versionsQuery } from '../question-queries';

/** Earlier versions of a question, for its asker and for experts. Loaded when the section is opened. */
export function EarlierVersions({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="border-t border-line print:hidden">
      <Disclosure title="Earlier versions" isOpen={isOpen} onOpenChange={setIsOpen}>
        {isOpen && <Versions id={id} />}
      </Disclosure>
    </div>
  );
}

function Versions({ id }: { id: number }) {
  const query = useQuery(versionsQuery(id));
  const { data, error } = query;
  if (error) return <LoadError title="The versions did not load" query={query} />;
  if (!data)
    return (
      <LoadingRegion label="Loading versions…">
        <Skeleton width="long" />
      </LoadingRegion>
    );
  return (
    <ol className="grid gap-5">
      {data.map(({ title, content, until }) => (
        <li key={until} className="grid gap-1">
          <p className="text-13 text-ink-muted">Until {formatAbsoluteTime(new Date(until))}</p>
          <p className="font-serif text-17 leading-title wrap-anywhere" dir="auto">
            {title}
          </p>
          <p className="text-15 whitespace-pre-wrap wrap-anywhere" dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
