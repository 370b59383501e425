import * as contract from '@aw/contracts/ai/chat';
import * as conversations from '@aw/contracts/ai/conversations';
import * as memory from '@aw/contracts/ai/memory';
import { staffAiFigures, staffEndSharedLink } from '@aw/contracts/ai/staff';
import { sendStream } from '../../server/events/events';
import { requestCountries } from '../../server/request-countries';
import { ownRoute, route, routes } from '../../server/routes';
import { imageHeaders } from '../images/image-headers';
import { careFor, readCareNote } from './care/care-note';
import { answerEvents, waitForAnswer } from './chat/answer-events';
import { rateAnswer, stopAnswer } from './chat/own-answers';
import { sendMessage } from './chat/send-message';
import { askExpert } from './conversations/ask-expert';
import {
  deleteAllConversations,
  deleteOneConversation,
  listOwnConversations,
  readConversation,
  renameConversation,
} from './conversations/conversations';
import { exportConversation } from './conversations/export-conversation';
import {
  endSharedLink,
  getSharedConversation,
  getSharedImage,
  shareConversation,
  unshareConversation,
} from './conversations/share-conversation';
import { addFact, changeMemory, deleteAllFacts, deleteFact, getMemory } from './memory';
import { getFigures } from './spending/get-figures';
import { getQuota } from './spending/get-quota';

export const aiRoutes = routes(
  route(conversations.getSharedConversation, async (ctx, { params, reply }) => {
    reply.header('cache-control', 'no-store');
    return getSharedConversation(ctx, params.token, ctx.userId);
  }),
  route(conversations.getSharedImage, async (ctx, { params, reply }) => {
    const { bytes, sizeBytes } = await getSharedImage(ctx, params);
    // Its owner may end the link at any time.
    reply.headers({ ...imageHeaders, 'cache-control': 'no-store', 'content-length': sizeBytes });
    return reply.type('image/webp').send(bytes);
  }),
  ownRoute(contract.chat, async (ctx, { body, request, reply }) => {
    const care = await careFor(ctx, body.message, requestCountries(ctx.config, request));
    request.care = care;
    const answer = await sendMessage(ctx, body, { needsCare: care !== undefined });
    if (request.headers.accept?.includes('text/event-stream'))
      return sendStream(ctx, request, reply, 'answers', (signal) => {
        const { messageId: id, start, leftOut } = answer;
        return answerEvents(ctx, { id, from: 0, care, start, leftOut }, signal);
      });
    return { ...(await waitForAnswer(ctx, body, answer, request.signal)), ...(care ? { care } : {}) };
  }),
  route(contract.studyHelp, async (ctx, { body, request }) => {
    const message = contract.chat.body.parse({
      message: body.question,
      mode: 'study-help',
      subject: body.subject,
      topic: body.topic,
    });
    const care = await careFor(ctx, body.question, requestCountries(ctx.config, request));
    request.care = care;
    const answer = await sendMessage(ctx, message, { needsCare: care !== undefined });
    const { response } = await waitForAnswer(ctx, message, answer, request.signal);
    return { response, ...(care ? { care } : {}) };
  }),
  route(contract.messageEvents, async (ctx, { params, request, reply }) => {
    const lastId = Number(request.headers['last-event-id'] ?? 0);
    const from = Number.isSafeInteger(lastId) && lastId > 0 ? lastId : 0;
    return sendStream(ctx, request, reply, 'answers', (signal) =>
      answerEvents(ctx, { id: params.id, from }, signal),
    );
  }),
  route(contract.stopMessage, (ctx, { params }) => stopAnswer(ctx, params.id)),
  route(contract.rateMessage, (ctx, { params, body }) => rateAnswer(ctx, params.id, body.feedback)),
  route(contract.getAiQuota, (ctx) => getQuota(ctx)),
  route(conversations.listConversations, (ctx, { query }) => listOwnConversations(ctx, query)),
  route(conversations.getConversation, async (ctx, { params, request }) => {
    const conversation = await readConversation(ctx, params.id);
    const needsCare = conversation.messages.some((message) => message.needsCare);
    return needsCare
      ? { ...conversation, care: await readCareNote(ctx, requestCountries(ctx.config, request)) }
      : conversation;
  }),
  route(conversations.renameConversation, (ctx, { params, body }) =>
    renameConversation(ctx, params.id, body.title),
  ),
  route(conversations.deleteConversation, (ctx, { params }) => deleteOneConversation(ctx, params.id)),
  route(conversations.deleteConversations, (ctx) => deleteAllConversations(ctx)),
  route(conversations.shareConversation, (ctx, { params, body }) =>
    shareConversation(ctx, { id: params.id, ...body }),
  ),
  route(conversations.unshareConversation, (ctx, { params }) => unshareConversation(ctx, params.id)),
  route(conversations.askExpert, (ctx, { params, body }) => askExpert(ctx, { id: params.id, ...body })),
  route(conversations.exportConversation, (ctx, { params, query, reply }) =>
    exportConversation(ctx, { id: params.id, ...query }, reply),
  ),
  route(staffAiFigures, (ctx, { query }) => getFigures(ctx, query.days)),
  route(staffEndSharedLink, (ctx, { body }) => endSharedLink(ctx, body)),
  route(memory.getMemory, (ctx) => getMemory(ctx)),
  route(memory.changeMemory, (ctx, { body }) => changeMemory(ctx, body.isOn)),
  route(memory.addMemoryFact, async (ctx, { body, reply }) => {
    const fact = await addFact(ctx, body.text);
    reply.code(201);
    return fact;
  }),
  route(memory.deleteMemoryFact, (ctx, { params }) => deleteFact(ctx, params.id)),
  route(memory.deleteMemory, (ctx) => deleteAllFacts(ctx)),
);
