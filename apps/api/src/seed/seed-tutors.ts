import * as experts from '@aw/db/experts';
import * as users from '@aw/db/users';
import type { DemoTutor } from '@aw/demo';
import type { Context } from '../context';

/** Adds the demo's experts, marked as samples. Returns a function that finds a tutor for a subject. */
export async function seedTutors(
  ctx: Context,
  tutors: readonly DemoTutor[],
): Promise<(subject: string) => string | undefined> {
  for (const { id, firstName, lastName, headline, subjects, experience, education } of tutors) {
    await users.insertAnonymous(ctx.db, id);
    await ctx.db
      .updateTable('users')
      .set({ first_name: firstName, last_name: lastName, is_expert: true })
      .where('id', '=', id)
      .execute();
    await experts.save(ctx.db, id, {
      status: 'approved',
      shown_name: `${firstName} ${lastName}`,
      headline,
      experience,
      education,
      subjects: [...subjects],
      is_listed: true,
      is_sample: true,
      decided_at: ctx.now(),
    });
  }
  return (subject) => tutors.find((tutor) => tutor.subjects.some((one) => one === subject))?.id;
}
