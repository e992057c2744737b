import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { errorBody } from '#contract/errors.ts';

/** What a refusal with each status means. A route's own may be listed in its schema in the same words. */
const MEANING = {
  400: 'Something in the call is missing or not valid',
  401: 'Nobody is signed in, or the call was made in the name of somebody else',
  403: 'An account is needed, or another site made the browser call',
  404: 'It does not exist, or it belongs to somebody else',
  413: 'More was sent than the call takes',
  415: 'The content is of another type than the call takes',
  429: 'Too many calls: `Retry-After` tells the seconds to wait',
  503: 'The server cannot do this right now, and may in a moment',
  504: 'What was being sent stood still for too long',
} as const;
type Refusal = keyof typeof MEANING;

type Hook = (request: FastifyRequest) => Promise<void>;
interface RefusingHook extends Hook {
  readonly refuses: readonly Refusal[];
}

/** A hook of single routes together with the statuses that it refuses calls with. */
export const refusing = (refuses: readonly Refusal[], hook: Hook): RefusingHook =>
  Object.assign(hook, { refuses });

/** Any call may be made in another name, and the database may be away. */
const OF_ALL: readonly Refusal[] = [401, 503];
/** Of what changes something the origin is checked, a body read, wanted or not, and the call counted. */
const OF_CHANGES: readonly Refusal[] = [400, 403, 413, 415, 429, 504];

/** Adds to each route's answers the refusals that follow from what the route takes and requires. */
export function describeRefusals(api: FastifyInstance): void {
  api.addHook('onRoute', (route: RouteOptions) => {
    const { schema } = route;
    if (!schema) return;
    const refusals = refusalsOf(route).map((status) => [
      status,
      { description: MEANING[status], content: { 'application/json': { schema: errorBody } } },
    ]);
    const own = schema.response && typeof schema.response === 'object' ? schema.response : {};
    route.schema = { ...schema, response: { ...Object.fromEntries(refusals), ...own } };
  });
}

function refusalsOf({ method, schema, onRequest }: RouteOptions): Refusal[] {
  const hooks: unknown[] = [onRequest].flat();
  const ofHooks = hooks.flatMap((hook) => (isRefusing(hook) ? hook.refuses : []));
  return [
    ...new Set([
      ...OF_ALL,
      ...(method === 'GET' || method === 'HEAD' ? [] : OF_CHANGES),
      ...(schema?.querystring ? [400 as const] : []),
      ...(schema?.params ? [404 as const] : []),
      ...ofHooks,
    ]),
  ];
}

const isRefusing = (hook: unknown): hook is RefusingHook => typeof hook === 'function' && 'refuses' in hook;

/** Whether the documentation tells of this status; a fault of the server needs no telling. */
export function isDescribed({ routeOptions }: FastifyRequest, status: number): boolean {
  const response = routeOptions?.schema?.response;
  return status === 500 || !response || typeof response !== 'object' || status in response;
}
