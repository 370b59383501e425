import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffPreviewMerge, UserSummary } from '@aw/contracts/users/staff';
import { figure, shortId } from '../../../format/figures';
import { statusesOf } from '../status';
import { StatusBadges } from '../status-badges';
import { userName } from '../user-name';
import { mergeFigures } from './merge-figures';

type MergePreviewProps = { sides: ResponseOf<typeof staffPreviewMerge> };

const cell = 'border-b border-line px-2 py-1.5 align-top';

/** Who goes and who stays, side by side, with what each of them has. */
export function MergePreview({ sides: { from, into } }: MergePreviewProps) {
  return (
    <table className="w-full table-fixed border-collapse text-13 tabular-nums">
      <caption className="sr-only">Both sides of the merge</caption>
      <thead>
        <tr>
          <td className="w-1/4 border-b border-line-strong" />
          <Side part="Goes" user={from.user} />
          <Side part="Stays" user={into.user} />
        </tr>
      </thead>
      <tbody>
        {mergeFigures(from.belongings, into.belongings).map(({ label, ...sides }) => (
          <tr key={label}>
            <th scope="row" className={`${cell} ps-0 text-start font-normal text-ink-muted`}>
              {label}
            </th>
            <td className={`${cell} text-end font-medium`}>{figure(sides.from)}</td>
            <td className={`${cell} text-end font-medium`}>{figure(sides.into)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ part, user }: { part: string; user: UserSummary }) {
  return (
    <th scope="col" className="border-b border-line-strong px-2 pb-2 text-end align-top font-normal">
      <span className="grid grid-cols-1 justify-items-end gap-0.5">
        <span className="text-12 text-ink-muted">{part}</span>
        <b className="font-strong wrap-anywhere">{userName(user)}</b>
        {user.email && <span className="text-12 wrap-anywhere">{user.email}</span>}
        <span className="font-mono text-12 text-ink-muted" title={user.id}>
          {shortId(user.id)}
        </span>
        <StatusBadges statuses={statusesOf(user)} />
      </span>
    </th>
  );
}
