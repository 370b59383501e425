import type { Database } from '@aw/db';
import * as users from '@aw/db/users';
import type { UserContext } from '../../context';
import { accountNeeded, FeatureError } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';

const onlyExperts = () =>
  new FeatureError(403, 'auth.forbidden', 'Only approved experts can do this. Nothing was changed.');
export const ownQuestion = () =>
  new FeatureError(409, 'questions.own', 'You cannot answer your own question.');
export const ownAnswer = () =>
  new FeatureError(409, 'answers.own', 'You cannot rate or verify your own answer. Nothing was changed.');

type Person = { is_anonymous: boolean; is_expert: boolean };

function checkExpert<P extends Person>(person: P | undefined): P {
  if (!person || person.is_anonymous) throw accountNeeded();
  if (!person.is_expert) throw onlyExperts();
  return person;
}

/** The acting expert; throws 403 for everybody else. */
export async function expertOf(ctx: UserContext) {
  return checkExpert(await users.findUser(ctx.db, ctx.userId));
}

/** The same, held until the transaction ends, so that nobody acts as an expert who is none by then. */
export async function lockExpert(db: Database, userId: string) {
  return checkExpert(await lockActiveUser(db, userId));
}
