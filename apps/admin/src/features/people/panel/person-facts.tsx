import type { UserDetail } from '@aw/contracts/staff-people';
import { Time } from '@aw/ui/time';
import { CopiedText, Fact, Facts } from '../../../desk/facts';
import { PanelSection } from '../../../desk/panel-section';
import { countOf } from '../../../display/figures';
import { spelledOut } from '../../../display/spelled-out';
import { waysIn } from './ways-in';

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
