import type { UserDetail } from '@aw/contracts/users/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { auditAddress } from '../../format/audit-address';
import { shortId } from '../../format/figures';
import { LogTime } from '../../format/log-time';
import { spelledOut } from '../../format/spelled-out';
import { Fact, Facts } from '../../resource-list/facts';
import { ItemPanel, PanelBody, PanelSection } from '../../resource-list/item-panel';
import { LogSection } from '../../resource-list/log-section';
import type { PanelProps } from '../../resource-list/resource-list';
import { useConsole } from '../../services/console-services';
import { CertificatesSection } from './panel/certificates-section';
import { mailStatusOf } from './panel/mail-status';
import { StatusNotes } from './panel/status-notes';
import { UserActions } from './panel/user-actions';
import { UserFacts } from './panel/user-facts';
import { userQuery } from './queries';
import { statusesOf } from './status';
import { StatusBadges } from './status-badges';
import { userName } from './user-name';

type MailsSectionProps = Pick<UserDetail, 'mails'>;

/** One person with everything that a decision about them needs. */
export function UserPanel({ id, ...place }: PanelProps<string>) {
  const { api } = useConsole();
  const query = useQuery(userQuery(api, id));
  const name = query.data ? userName(query.data) : `Person ${shortId(id)}`;
  const statuses = query.data && statusesOf(query.data);
  return (
    <ItemPanel
      {...place}
      id={id}
      shownId={shortId(id)}
      copyLabel="Copy user ID"
      title={name}
      status={statuses && <StatusBadges statuses={statuses} />}
      query={query}
      change={statuses?.map(({ label }) => label).join(' ')}
      texts={{
        loading: 'Loading the person…',
        missing: `Person ${shortId(id)} not found`,
        failed: 'The person did not load',
      }}
    >
      {(user) => (
        <>
          <PanelBody>
            <StatusNotes user={user} />
            <UserFacts user={user} hasId={!place.isBesideList} />
            <BelongingsSection user={user} />
            <CertificatesSection userId={id} />
            <MailsSection mails={user.mails} />
            <LogSection
              log={user.log}
              more={<Link to={auditAddress(`user:${id}`)}>Full log with all changes</Link>}
            />
          </PanelBody>
          <UserActions user={user} />
        </>
      )}
    </ItemPanel>
  );
}

/** Data of a person in figures. The uploads link to their rows. */
function BelongingsSection({ user }: { user: UserDetail }) {
  const { id, uploadCount, belongings } = user;
  return (
    <PanelSection title="Data">
      <Facts>
        <Fact name="Uploads">
          <Link to={`/admin/documents?${new URLSearchParams({ q: id })}`}>
            {formatNumber(belongings.uploads)}
          </Link>
          {`, ${formatNumber(uploadCount)} accepted`}
        </Fact>
        <Fact name="Credits">{formatNumber(belongings.credits)}</Fact>
        <Fact name="Points">{formatNumber(belongings.rewardPoints)}</Fact>
        <Fact name="Unlocked documents">{formatNumber(belongings.unlocks)}</Fact>
        <Fact name="Questions">{formatNumber(belongings.questions)}</Fact>
        <Fact name="Orders">{formatNumber(belongings.orders)}</Fact>
        <Fact name="Views, ratings, other">{formatNumber(belongings.other)}</Fact>
      </Facts>
    </PanelSection>
  );
}

/** Emails to the person, newest first. Their texts are never shown, because they may contain a link. */
function MailsSection({ mails }: MailsSectionProps) {
  if (mails.length === 0) return null;
  return (
    <PanelSection title="Emails">
      <ol className="grid gap-1.5 text-13">
        {mails.map(({ kind, subject, status, createdAt }) => {
          const { label, tone } = mailStatusOf(status);
          return (
            <li
              key={`${createdAt} ${kind}`}
              className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-2"
            >
              <LogTime at={createdAt} />
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
