import type { ChatMessage, CitedSource } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import * as search from '@aw/db/search';
import type { UserContext } from '../../../context';
import { branchOf, readConversation } from '../../ai/conversations/conversations';
import { readProblem } from '../../ai/tutoring/tutored-problem';
import { requireCheckedText } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import { chatNotKept, solutionNotShown } from '../quizzes.errors';
import type { SourceText } from './write-items';

/** Maximum number of characters of sources in a prompt. */
const maxCharacters = 8_000;
const maxPages = 200;

/**
 * Returns the pages of a document that a person may read, without instructions that only a model would see. Throws the
 * errors of a document that may not be read.
 */
export async function listSourcePages(ctx: UserContext, documentId: number): Promise<SourceText[]> {
  const { access } = await findAccessible(ctx, documentId, ctx.userId);
  await requireCheckedText(ctx.db, documentId);
  const numbers = Array.from({ length: Math.min(access.visiblePages, maxPages) }, (_, at) => at + 1);
  const rows = await search.listPageTexts(ctx.db, documentId, numbers);
  return rows.map(({ title, number, text }) => ({
    title,
    page: { documentId, number },
    text: text.slice(0, maxCharacters).toWellFormed(),
  }));
}

/**
 * Returns the answers of the newest branch of a person's own chat, without those that they may not see, with its title and
 * subject; of a tutoring chat those since the problem whose solution was shown. Throws 404, and 409 for a tutoring chat
 * whose solution was not shown and for a chat that is not kept.
 */
export async function listSourceAnswers(
  ctx: UserContext,
  conversationId: string,
): Promise<{ title: string; subject: string | null; texts: SourceText[] }> {
  const { title, subject, isKept, mode, messages } = await readConversation(ctx, conversationId);
  if (!isKept) throw chatNotKept();
  const branch = branchOf(messages);
  const shown = mode === 'tutoring' ? await sinceShownProblem(ctx, conversationId, branch) : branch;
  const sourcesOfAnswers = await ai.listGivenSources(
    ctx.db,
    shown.map(({ id }) => id),
  );
  return { title, subject, texts: chatTexts(title, shown, sourcesOfAnswers) };
}

/** Returns the messages about the shown problem. Questions about another one would tell what the tutor did not. */
async function sinceShownProblem(
  ctx: UserContext,
  conversationId: string,
  branch: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  const problem = readProblem(await ai.findTutoring(ctx.db, conversationId));
  const at = branch.findLastIndex(({ role, text }) => role === 'user' && text === problem?.message);
  if (!problem?.shownAt || at < 0) throw solutionNotShown();
  return branch.slice(at);
}

/**
 * Returns a text for each shown answer, with its question. It refers to the page that the answer cites first, and to all pages
 * that its model was given, since its words can come from any of them.
 */
function chatTexts(
  title: string,
  messages: readonly ChatMessage[],
  sourcesOfAnswers: ReadonlyMap<number, readonly CitedSource[]>,
): SourceText[] {
  return messages.flatMap((message, at) => {
    const isShown = !message.withheld && message.removedReason === null && message.text.trim() !== '';
    if (message.role !== 'assistant' || !isShown) return [];
    const question = messages[at - 1]?.role === 'user' ? messages[at - 1]?.text : undefined;
    const cited = message.citations.flatMap(({ source, title, withheld }) =>
      source.kind === 'page' && !withheld
        ? [{ title, page: { documentId: source.documentId, number: source.page } }]
        : [],
    );
    const [first] = cited;
    const pages = [
      ...cited.map(({ page }) => page),
      ...(sourcesOfAnswers.get(message.id) ?? []).flatMap(pageOf),
    ];
    const others = new Map(pages.map((page) => [`${page.documentId} ${page.number}`, page]));
    if (first) others.delete(`${first.page.documentId} ${first.page.number}`);
    const text = question ? `Question: ${question}\nAnswer: ${message.text}` : message.text;
    return [
      {
        title: first?.title ?? title,
        page: first?.page ?? null,
        otherPages: [...others.values()],
        text: text.slice(0, maxCharacters).toWellFormed(),
      },
    ];
  });
}

const pageOf = (source: CitedSource) =>
  source.kind === 'page' ? [{ documentId: source.documentId, number: source.page }] : [];

/** Place of a prompt among those that are planned for a document or chat; further ones start between these. */
export type PromptPlace = { tries: number; planned: number };

/** Returns sources that fit into one prompt. The prompts start at places that are spread evenly. */
export function windowOf(sources: readonly SourceText[], { tries, planned }: PromptPlace): SourceText[] {
  const chosen: SourceText[] = [];
  let length = 0;
  const at = (tries % planned) + (tries >= planned ? 0.5 : 0);
  const start = Math.floor((at * sources.length) / planned);
  for (const source of [...sources.slice(start), ...sources.slice(0, start)]) {
    length += source.text.length;
    if (chosen.length > 0 && length > maxCharacters) break;
    chosen.push(source);
  }
  return chosen;
}
