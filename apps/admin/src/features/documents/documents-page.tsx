import { DocumentsTable } from './documents-resource';
import { StateTabs } from './state-tabs';

/** Every document in every state; the address says which and what is open. */
export function DocumentsPage() {
  return (
    <DocumentsTable
      title="Documents"
      frame={(list, { state }, go) => (
        <StateTabs state={state} onStateChange={(next) => go({ state: next, open: undefined })}>
          {list}
        </StateTabs>
      )}
    />
  );
}

/** The documents whose uploaders object to a decision and wait for an answer. */
export function AppealsPage() {
  return <DocumentsTable title="Appeals" only="appealed" />;
}
