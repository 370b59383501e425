import type { StaffExpert } from '@aw/contracts/experts/staff';
import { expertName } from '../status';

type DecidedExpert = Pick<StaffExpert, 'name' | 'email' | 'id' | 'status' | 'askedSubjects'>;

/** Texts of a decision that needs a reason. */
export function decisionTexts(expert: DecidedExpert, decision: 'refuse' | 'end') {
  const name = expertName(expert);
  if (decision === 'end')
    return {
      title: `End the expert role of ${name}?`,
      description:
        'They can no longer answer questions, and their tutor card is removed. Their answers stay, and you can still pay out what they earned.',
      submit: 'End role',
      pending: 'Ending…',
      done: 'Role ended',
      failed: 'The role was not ended.',
    };
  const isAboutSubjects = expert.status === 'approved';
  return {
    title: isAboutSubjects
      ? `Refuse the new ${expert.askedSubjects.length === 1 ? 'subject' : 'subjects'} ${expert.askedSubjects.join(', ')}?`
      : `Refuse the application of ${name}?`,
    description: isAboutSubjects
      ? `${name} is still an expert in their other subjects.`
      : 'They can apply again. Their proofs are deleted after 30 days.',
    submit: 'Refuse',
    pending: 'Refusing…',
    done: 'Refused',
    failed: 'Nothing was refused.',
  };
}
