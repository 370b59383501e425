import { Action, Paragraph } from './parts';
import type { Template } from './template';

export const rewardEarned: Template<'reward_earned'> = {
  subject: (mail) => `Reward earned: ${mail.title}`,
  because: 'You get this mail because you earned a reward.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        You earned a reward of {mail.points} points: <b>{mail.title}</b>. Thank you for what you share.
      </Paragraph>
      <Action href={`${site.origin}/profile`}>See your rewards</Action>
    </>
  ),
};
