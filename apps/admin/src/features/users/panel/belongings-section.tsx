import type { UserDetail } from '@aw/contracts/users/staff';
import { Link } from 'react-router';
import { figure } from '../../../format/figures';
import { Fact, Facts } from '../../../resource-list/facts';
import { PanelSection } from '../../../resource-list/panel-section';

type BelongingsSectionProps = { user: UserDetail };

/** How much a person has; the uploads lead to their rows. */
export function BelongingsSection({ user }: BelongingsSectionProps) {
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
