import type { UserDetail } from '@aw/contracts/users/staff';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { spelledOut } from '../../../format/spelled-out';
import { CopiedText, Fact, Facts } from '../../../resource-list/facts';
import { PanelSection } from '../../../resource-list/item-panel';
import { signInMethods } from './sign-in-methods';

type UserFactsProps = {
  user: UserDetail;
  /** Shows the id among the facts, because the panel's head has no room for it. */
  hasId: boolean;
};

/** Account of a person, their visits and their sign-in methods. */
export function UserFacts({ user, hasId }: UserFactsProps) {
  const { email, isAnonymous, sessionCount } = user;
  return (
    <>
      <Facts>
        <Fact name="Email">
          {email && (
            <CopiedText value={email} label="Copy email address">
              {email}
            </CopiedText>
          )}
        </Fact>
        <Fact name="ID">
          {hasId && (
            <CopiedText value={user.id} label="Copy user ID">
              <span className="font-mono">{user.id}</span>
            </CopiedText>
          )}
        </Fact>
        <Fact name="Account">{isAnonymous ? 'None, known only by their browser' : 'Registered'}</Fact>
        <Fact name="Uses the site as">{user.audience && spelledOut(user.audience)}</Fact>
        <Fact name="Joined">
          <Time value={user.createdAt} />
        </Fact>
        <Fact name="Last seen">{user.seenAt ? <Time value={user.seenAt} /> : 'Never'}</Fact>
        <Fact name="Terms">{user.termsVersion && `Version of ${user.termsVersion}`}</Fact>
      </Facts>
      <PanelSection title="Sign-in methods">
        <Facts>
          {!isAnonymous &&
            signInMethods(user).map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          <Fact name="Signed in">
            {sessionCount === 0 ? 'Not signed in' : formatCount(sessionCount, 'browser')}
          </Fact>
        </Facts>
      </PanelSection>
    </>
  );
}
