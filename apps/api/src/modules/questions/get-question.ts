import type { Question } from '@aw/contracts/questions/question';
import type { Database } from '@aw/db';
import * as questions from '@aw/db/questions';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { forbidden } from '../../errors/feature-error';
import { type Reader, toAnswer, toComment } from './answers/answer.mapper';
import { heldUntilOf, promisedAtOf, toQuestionCard } from './question.mapper';
import { getSource } from './question-source';
import { questionNotFound } from './questions.errors';

/** Returns a question with its answers and comments, as one reader may see it. Throws 404 if only its asker may see it. */
export async function getQuestion(
  ctx: Pick<Context, 'config' | 'db' | 'now'>,
  id: number,
  readerId: string | undefined,
): Promise<Question> {
  const row = await questions.findPage(ctx.db, id);
  const isAsker = row !== undefined && row.asker_id === readerId;
  if (!row || (row.status !== 'visible' && !isAsker)) throw questionNotFound();
  const reader = await findReader(ctx.db, readerId);
  const isExpert = reader?.isExpert ?? false;
  const about = await getSource(ctx, row, reader);
  // One after the other, so that a request uses one connection.
  const answers = await questions.listAnswers(ctx.db, id, readerId ?? null);
  const comments = await questions.listComments(ctx.db, id, readerId ?? null);
  const claim = await questions.findClaim(ctx.db, id, ctx.now());
  const isFollowed = readerId !== undefined && (await questions.isFollowing(ctx.db, id, readerId));
  const isVisible = row.status === 'visible';
  const isClaimOwn = claim !== undefined && claim.expert_id === readerId;
  const hasAnswered = answers.some((answer) => answer.expert_id === readerId && answer.status !== 'removed');
  return {
    ...toQuestionCard(row),
    status: row.status,
    removedReason: isAsker ? row.removed_reason : null,
    heldUntil: heldUntilOf(row),
    html: row.content_html,
    school: row.school_id && row.school_name ? { id: row.school_id, name: row.school_name } : null,
    course:
      row.course_id && row.course_name
        ? { id: row.course_id, name: row.course_name, code: row.course_code }
        : null,
    about,
    editedAt: row.edited_at?.toISOString() ?? null,
    promisedAt: promisedAtOf(row, { isAsker }),
    answers: answers.map((answer) => toAnswer(answer, reader)),
    comments: comments.map((comment) => toComment(comment, reader)),
    viewer: {
      isAsker,
      isExpert,
      isFollowing: isFollowed,
      canAnswer: isExpert && isVisible && !isAsker && !hasAnswered && (!claim || isClaimOwn),
      canComment: isVisible && (isAsker || isExpert),
      canWithdraw: isAsker && ['held', 'visible'].includes(row.status) && row.answer_count === 0 && !claim,
      claim: claim && isExpert ? { isOwn: isClaimOwn, expiresAt: claim.expires_at.toISOString() } : null,
    },
  };
}

/** Returns the reader with the right that decides what they see; undefined for a visitor without a session. */
export async function findReader(db: Database, id: string | undefined): Promise<Reader> {
  const user = id === undefined ? undefined : await users.find(db, id);
  return user && { id: user.id, isExpert: user.is_expert };
}

const maxVersions = 50;

/** Returns the earlier versions of an edited question. Throws 404, and 403 for people who are neither its asker nor an expert. */
export async function listQuestionVersions(ctx: UserContext, id: number) {
  const row = await questions.findPage(ctx.db, id);
  const isAsker = row?.asker_id === ctx.userId;
  if (!row || (row.status !== 'visible' && !isAsker)) throw questionNotFound();
  if (!isAsker && !(await findReader(ctx.db, ctx.userId))?.isExpert) throw forbidden();
  const versions = await questions.listVersions(ctx.db, id, maxVersions);
  return versions.map((version) => ({ ...version, until: version.until.toISOString() }));
}
