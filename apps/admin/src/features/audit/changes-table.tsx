import type { AuditChange } from './audit-diff';

const cell = 'border-b border-line px-2 py-1.5 text-start align-top wrap-anywhere';

/** Changed fields with their values before and after. */
export function ChangesTable({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return <p className="text-ink-muted">No field was changed.</p>;
  return (
    <table className="w-full table-fixed border-collapse border-t border-line text-12">
      <caption className="sr-only">What changed</caption>
      <thead>
        <tr className="text-ink-muted">
          <th scope="col" className={cell}>
            Field
          </th>
          <th scope="col" className={cell}>
            Before
          </th>
          <th scope="col" className={cell}>
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row" className={`${cell} font-mono font-medium`}>
              {path}
            </th>
            <td className={cell}>
              {before === undefined ? <NoValue /> : <del className={removedStyle}>{before}</del>}
            </td>
            <td className={cell}>
              {after === undefined ? <NoValue /> : <ins className={addedStyle}>{after}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const removedStyle = 'bg-danger-surface px-1 font-mono text-danger decoration-1';
const addedStyle = 'bg-positive-surface px-1 font-mono text-positive no-underline';

function NoValue() {
  return <span className="text-ink-faint">none</span>;
}
