import * as contract from '@aw/contracts/ai/memory';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { addFact, changeMemory, deleteAllFacts, deleteFact, getMemory } from './memory';

/** What a model may know of the acting person. */
export function sessionMemoryRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  attach(app, contract.getMemory, async ({ request }) => getMemory(as(request)));
  attach(app, contract.changeMemory, async ({ body, request }) => changeMemory(as(request), body.isOn));
  attach(app, contract.addMemoryFact, async ({ body, request, reply }) => {
    const fact = await addFact(as(request), body.text);
    reply.code(201);
    return fact;
  });
  attach(app, contract.deleteMemoryFact, async ({ params, request }) => deleteFact(as(request), params.id));
  attach(app, contract.deleteMemory, async ({ request }) => deleteAllFacts(as(request)));
}
