import type { StaffExpert, StaffExpertDetail } from '@aw/contracts/experts/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { auditAddress } from '../../format/audit-address';
import { shortId } from '../../format/figures';
import { Fact, Facts } from '../../resource-list/facts';
import { ItemPanel, PanelBody } from '../../resource-list/item-panel';
import { LogSection } from '../../resource-list/log-section';
import type { PanelProps } from '../../resource-list/resource-list';
import { useConsole } from '../../services/console-services';
import { ExpertActions } from './actions/expert-actions';
import { EarningsSection } from './panel/earnings-section';
import { ProofsSection } from './panel/proofs-section';
import { expertQuery } from './queries';
import { expertName, statusOf } from './status';

/** State of an expert or application. */
export function ExpertStatus({ expert }: { expert: StaffExpert }) {
  const { label, tone } = statusOf(expert);
  return <Badge tone={tone}>{label}</Badge>;
}

/** One expert or application with everything that a decision needs. */
export function ExpertPanel({ id, ...place }: PanelProps<string>) {
  const { api } = useConsole();
  const query = useQuery(expertQuery(api, id));
  const name = query.data ? expertName(query.data) : `Expert ${shortId(id)}`;
  return (
    <ItemPanel
      {...place}
      id={id}
      shownId={shortId(id)}
      copyLabel="Copy user ID"
      title={name}
      status={query.data && <ExpertStatus expert={query.data} />}
      query={query}
      change={query.data && `${query.data.status} ${query.data.version}`}
      texts={{
        loading: 'Loading the expert…',
        missing: `Expert ${shortId(id)} not found`,
        failed: 'The expert did not load',
      }}
    >
      {(expert) => (
        <>
          <PanelBody>
            <DecisionNote expert={expert} />
            <ProfileFacts expert={expert} />
            <ProofsSection expert={expert} />
            <EarningsSection earnings={expert.earnings} />
            <LogSection
              log={expert.log}
              more={<Link to={auditAddress(`user:${id}`)}>Full log with all changes</Link>}
            />
          </PanelBody>
          <ExpertActions expert={expert} />
        </>
      )}
    </ItemPanel>
  );
}

/** Latest decision and its reason. */
function DecisionNote({ expert }: { expert: StaffExpertDetail }) {
  const { status, decidedBy, decidedAt, reason } = expert;
  if (!reason || !decidedAt) return null;
  return (
    <Note tone="info" title={status === 'approved' ? 'Last decision.' : `${statusOf(expert).label}.`}>
      {reason}{' '}
      <span className="text-ink-muted">
        ({decidedBy ?? 'staff'}, <Time value={decidedAt} />)
      </span>
    </Note>
  );
}

function ProfileFacts({ expert }: { expert: StaffExpertDetail }) {
  const { id, email, shownName, headline, experience, education, subjects, askedSubjects } = expert;
  return (
    <Facts>
      <Fact name="Person">
        <Link to={`/admin/people?${new URLSearchParams({ id })}`}>{email ?? shortId(id)}</Link>
      </Fact>
      <Fact name="Requested subjects">{askedSubjects.join(', ')}</Fact>
      <Fact name="Subjects">{subjects.join(', ')}</Fact>
      <Fact name="Headline">{headline}</Fact>
      <Fact name="Experience">{experience}</Fact>
      <Fact name="Education">{education}</Fact>
      <Fact name="Name on the card">{shownName || 'First name and last initial'}</Fact>
      <Fact name="Tutor card">{expert.isListed ? 'Requested' : 'Not requested'}</Fact>
      <Fact name="Applied">{expert.appliedAt && <Time value={expert.appliedAt} />}</Fact>
      <Fact name="Sample">{expert.isSample && 'A fictional person from the demo data'}</Fact>
    </Facts>
  );
}
