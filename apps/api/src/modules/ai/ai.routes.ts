import * as contract from '@aw/contracts/ai/chat';
import * as conversations from '@aw/contracts/ai/conversations';
import * as memory from '@aw/contracts/ai/memory';
import { staffAiFigures, staffEndSharedLink } from '@aw/contracts/ai/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff, asUser } from '../../server/acting';
import { addRoute, attach } from '../../server/attach';
import { sendStream } from '../../server/events';
import { sendSlice } from '../../server/pages';
import { answerEvents, answerTo } from './answer-events';
import { askExpert } from './ask-expert';
import {
  deleteAllConversations,
  deleteOneConversation,
  listOwnConversations,
  nameConversation,
  readConversation,
} from './conversations';
import { exportConversation } from './export-conversation';
import { getFigures } from './get-figures';
import { getQuota } from './get-quota';
import { addFact, changeMemory, deleteAllFacts, deleteFact, getMemory } from './memory';
import { judgeAnswer, stopAnswer } from './own-answers';
import { sendMessage } from './send-message';
import {
  endSharedLink,
  getSharedConversation,
  shareConversation,
  unshareConversation,
} from './share-conversation';

/** Shared conversations, open to everyone who has the link. The reader's rights decide which quotes are shown. */
export function visitorAiRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, conversations.getSharedConversation, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return getSharedConversation(ctx, params.token, request.readerId);
  });
}

/** Conversations of the acting person. */
export function sessionAiRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);

  addRoute(app, contract.chat, {
    handler: async ({ body, request, reply }) => {
      const ctx = as(request);
      const begun = await sendMessage(ctx, body);
      if (request.headers.accept?.includes('text/event-stream'))
        return sendStream(ctx, request, reply, 'answers', (signal) =>
          answerEvents(ctx, { id: begun.messageId, from: 0 }, signal),
        );
      return answerTo(ctx, body, begun, request.signal);
    },
  });
  attach(app, contract.studyHelp, async ({ body, request }) => {
    const ctx = as(request);
    const asked = contract.chat.body.parse({
      message: body.question,
      mode: 'study-help',
      subject: body.subject,
      topic: body.topic,
    });
    const { response } = await answerTo(ctx, asked, await sendMessage(ctx, asked), request.signal);
    return { response };
  });
  attach(app, contract.messageEvents, async ({ params, request, reply }) => {
    const ctx = as(request);
    const known = Number(request.headers['last-event-id'] ?? 0);
    const from = Number.isSafeInteger(known) && known > 0 ? known : 0;
    return sendStream(ctx, request, reply, 'answers', (signal) =>
      answerEvents(ctx, { id: params.id, from }, signal),
    );
  });
  attach(app, contract.stopMessage, async ({ params, request }) => stopAnswer(as(request), params.id));
  attach(app, contract.rateMessage, async ({ params, body, request }) =>
    judgeAnswer(as(request), params.id, body.feedback),
  );
  attach(app, contract.getAiQuota, async ({ request }) => getQuota(as(request)));

  attach(app, conversations.listConversations, async ({ query, request, reply }) =>
    sendSlice(await listOwnConversations(as(request), query), request, reply),
  );
  attach(app, conversations.getConversation, async ({ params, request }) =>
    readConversation(as(request), params.id),
  );
  attach(app, conversations.renameConversation, async ({ params, body, request }) =>
    nameConversation(as(request), params.id, body.title),
  );
  attach(app, conversations.deleteConversation, async ({ params, request }) =>
    deleteOneConversation(as(request), params.id),
  );
  attach(app, conversations.deleteConversations, async ({ request }) => deleteAllConversations(as(request)));
  attach(app, conversations.shareConversation, async ({ params, body, request }) =>
    shareConversation(as(request), { id: params.id, ...body }),
  );
  attach(app, conversations.unshareConversation, async ({ params, request }) =>
    unshareConversation(as(request), params.id),
  );
  attach(app, conversations.askExpert, async ({ params, body, request }) =>
    askExpert(as(request), { id: params.id, ...body }),
  );
  attach(app, conversations.exportConversation, async ({ params, query, request, reply }) =>
    exportConversation(as(request), { id: params.id, ...query }, reply),
  );
}

/** The chat as the console sees it: in figures, and links to shared chats that staff end. */
export function staffAiRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, staffAiFigures, async ({ query }) => getFigures(ctx, query.days));
  attach(app, staffEndSharedLink, async ({ body, request }) => endSharedLink(asStaff(ctx, request), body));
}

/** What a model may know of the acting person. */
export function sessionMemoryRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  attach(app, memory.getMemory, async ({ request }) => getMemory(as(request)));
  attach(app, memory.changeMemory, async ({ body, request }) => changeMemory(as(request), body.isOn));
  attach(app, memory.addMemoryFact, async ({ body, request, reply }) => {
    const fact = await addFact(as(request), body.text);
    reply.code(201);
    return fact;
  });
  attach(app, memory.deleteMemoryFact, async ({ params, request }) => deleteFact(as(request), params.id));
  attach(app, memory.deleteMemory, async ({ request }) => deleteAllFacts(as(request)));
}
