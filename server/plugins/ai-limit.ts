import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../client-network.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Actor } from './actor.ts';
import { refusing } from './describe-refusals.ts';
import { SAFE_METHODS } from './origin-check.ts';

/** A route hook that counts a question or photo for the person and for the place it comes from. */
export function limitAiCalls(limits: RateLimits) {
  return refusing([429], async (request) => {
    const network = clientNetwork(request.ip);
    await limits.spend('ai_address', network);
    await limits.spend('ai_person', personOf(request.actor, network));
  });
}

/** The same for a product computed anew after an edit, which costs little and happens while somebody types. */
export function limitEdits(limits: RateLimits) {
  return refusing([429], async (request) => {
    await limits.spend('edits_person', personOf(request.actor, clientNetwork(request.ip)));
  });
}

/** Counts every call by which an account changes something. */
export function limitWrites(api: FastifyInstance, limits: RateLimits): void {
  api.addHook('onRequest', async ({ actor, method }) => {
    if (actor.kind !== 'user' || SAFE_METHODS.has(method)) return;
    await limits.spendOfBlock('writes_person', `user ${actor.userId}`);
  });
}

/** A judgement of an answer, which is stored. */
export function limitFeedback(limits: RateLimits) {
  const countEdit = limitEdits(limits);
  return refusing([429], async (request) => {
    await limits.spend('feedback_address', clientNetwork(request.ip));
    await countEdit(request);
  });
}

/** A meal plan, which takes a thread of its own for a while. */
export function limitPlans(limits: RateLimits) {
  return refusing([429], async (request) => {
    await limits.spend('plans_person', personOf(request.actor, clientNetwork(request.ip)));
  });
}

/** A file of thousands of lines takes the server longer than anything else an account can send. */
export function limitImports(limits: RateLimits) {
  return refusing([429], async (request) => {
    await limits.spend('imports_person', personOf(request.actor, clientNetwork(request.ip)));
  });
}

function personOf(actor: Actor, network: string): string {
  if (actor.kind === 'user') return `user ${actor.userId}`;
  if (actor.kind === 'guest') return `guest ${actor.guestId}`;
  return `visitor ${network}`;
}
