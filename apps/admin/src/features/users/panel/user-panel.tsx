import { ApiError } from '@aw/contracts/api-error';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortId } from '../../../format/figures';
import { LogSection } from '../../../resource-list/log-section';
import { PanelBody, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelHead } from '../../../resource-list/panel-head';
import { PanelPending } from '../../../resource-list/panel-pending';
import { useConsole } from '../../../services/console-services';
import { userQuery } from '../queries';
import { statusesOf } from '../status';
import { StatusBadges } from '../status-badges';
import { userName } from '../user-name';
import { BelongingsSection } from './belongings-section';
import { MailsSection } from './mails-section';
import { StatusNotes } from './status-notes';
import { UserActions } from './user-actions';
import { UserFacts } from './user-facts';

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
