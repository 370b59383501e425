import { ApiError } from '@aw/contracts/api-error';
import type { UserDetail } from '@aw/contracts/users/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { figure, shortId } from '../../../format/figures';
import { logTime } from '../../../format/moments';
import { spelledOut } from '../../../format/spelled-out';
import { Fact, Facts } from '../../../resource-list/facts';
import { LogSection } from '../../../resource-list/log-section';
import { PanelBody, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelHead } from '../../../resource-list/panel-head';
import { PanelPending } from '../../../resource-list/panel-pending';
import { PanelSection } from '../../../resource-list/panel-section';
import { useConsole } from '../../../services/console-services';
import { userQuery } from '../queries';
import { statusesOf } from '../status';
import { StatusBadges } from '../status-badges';
import { userName } from '../user-name';
import { mailStatusOf } from './mail-status';
import { StatusNotes } from './status-notes';
import { UserActions } from './user-actions';
import { UserFacts } from './user-facts';

type MailsSectionProps = Pick<UserDetail, 'mails'>;

type BelongingsSectionProps = { user: UserDetail };

type UserPanelProps = {
  id: string;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  onClose: () => void;
};

/** One person with everything that a decision about them needs. */
export function UserPanel({ id, isBesideList, onClose }: UserPanelProps) {
  const { api } = useConsole();
  const { data, error, isFetching, refetch } = useQuery(userQuery(api, id));
  const statuses = data && statusesOf(data);
  return (
    <PanelFrame
      label={data ? userName(data) : `Person ${shortId(id)}`}
      isBesideList={isBesideList}
      change={statuses?.map(({ label }) => label).join(' ')}
    >
      <PanelHead
        id={id}
        shownId={shortId(id)}
        copyLabel="Copy user id"
        title={data ? userName(data) : `Person ${shortId(id)}`}
        isBesideList={isBesideList}
        onClose={onClose}
        status={statuses && <StatusBadges statuses={statuses} />}
      />
      {data ? (
        <>
          <PanelBody>
            <StatusNotes user={data} />
            <UserFacts user={data} hasId={!isBesideList} />
            <BelongingsSection user={data} />
            <MailsSection mails={data.mails} />
            <LogSection
              log={data.log}
              more={<Link to={`/admin/audit?target=user%3A${id}`}>The whole log, with what changed</Link>}
            />
          </PanelBody>
          <UserActions user={data} />
        </>
      ) : (
        <PanelPending
          error={error}
          title={titleOf(error, id)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          label="Loading the person…"
        />
      )}
    </PanelFrame>
  );
}

function titleOf(error: unknown, id: string): string {
  return error instanceof ApiError && error.status === 404
    ? `There is no person ${shortId(id)}`
    : 'The person did not load';
}

/** How much a person has; the uploads lead to their rows. */
function BelongingsSection({ user }: BelongingsSectionProps) {
  const { id, uploadCount, belongings } = user;
  return (
    <PanelSection title="Belongings">
      <Facts>
        <Fact name="Uploads">
          <Link to={`/admin/documents?${new URLSearchParams({ q: id })}`}>{figure(belongings.uploads)}</Link>
          {`, ${figure(uploadCount)} accepted`}
        </Fact>
        <Fact name="Credits">{figure(belongings.credits)}</Fact>
        <Fact name="Points">{figure(belongings.rewardPoints)}</Fact>
        <Fact name="Unlocked documents">{figure(belongings.unlocks)}</Fact>
        <Fact name="Questions">{figure(belongings.questions)}</Fact>
        <Fact name="Orders">{figure(belongings.orders)}</Fact>
        <Fact name="Views, ratings, other">{figure(belongings.other)}</Fact>
      </Facts>
    </PanelSection>
  );
}

/** What was mailed to the person, newest first as the server gives it; never the text, which may hold a link. */
function MailsSection({ mails }: MailsSectionProps) {
  if (mails.length === 0) return null;
  return (
    <PanelSection title="Mails">
      <ol className="grid gap-1.5 text-13">
        {mails.map(({ kind, subject, status, createdAt }) => {
          const { label, tone } = mailStatusOf(status);
          return (
            <li
              key={`${createdAt} ${kind}`}
              className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-2"
            >
              <time
                dateTime={createdAt}
                title={formatAbsoluteTime(new Date(createdAt))}
                className="text-ink-faint tabular-nums"
              >
                {logTime(createdAt)}
              </time>
              <span className="wrap-anywhere">
                {subject}
                <span className="block text-12 text-ink-muted">{spelledOut(kind)}</span>
              </span>
              <Badge tone={tone} isPlain>
                {label}
              </Badge>
            </li>
          );
        })}
      </ol>
    </PanelSection>
  );
}
