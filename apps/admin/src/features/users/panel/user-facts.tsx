import type { UserDetail } from '@aw/contracts/users/staff';
import { Time } from '@aw/ui/primitives/time';
import { countOf } from '../../../format/figures';
import { spelledOut } from '../../../format/spelled-out';
import { CopiedText, Fact, Facts } from '../../../resource-list/facts';
import { PanelSection } from '../../../resource-list/panel-section';
import { waysIn } from './sign-in-methods';

type UserFactsProps = {
  person: UserDetail;
  /** Whether the id is among the facts, where the panel's head has no room for it. */
  hasId: boolean;
};

/** Who the person is, since when, and how they come in. */
export function UserFacts({ person, hasId }: UserFactsProps) {
  const { email, isAnonymous, sessionCount } = person;
  return (
    <>
      <Facts>
        <Fact name="E-mail">
          {email && (
            <CopiedText value={email} label="Copy e-mail address">
              {email}
            </CopiedText>
          )}
        </Fact>
        <Fact name="Id">
          {hasId && (
            <CopiedText value={person.id} label="Copy user id">
              <span className="font-mono">{person.id}</span>
            </CopiedText>
          )}
        </Fact>
        <Fact name="Account">{isAnonymous ? 'None, known by the browser only' : 'Registered'}</Fact>
        <Fact name="Is here as">{person.audience && spelledOut(person.audience)}</Fact>
        <Fact name="Here since">
          <Time value={person.createdAt} />
        </Fact>
        <Fact name="Seen">{person.seenAt ? <Time value={person.seenAt} /> : 'Never'}</Fact>
        <Fact name="Terms">{person.termsVersion && `Version of ${person.termsVersion}`}</Fact>
      </Facts>
      <PanelSection title="Ways in">
        <Facts>
          {!isAnonymous &&
            waysIn(person).map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          <Fact name="Signed in">{sessionCount === 0 ? 'Nowhere' : countOf(sessionCount, 'browser')}</Fact>
        </Facts>
      </PanelSection>
    </>
  );
}
