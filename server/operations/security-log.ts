import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../client-network.ts';

/** Calls that concern who may do what, by method and pattern. */
export const SECURITY_CALLS: Readonly<Record<string, string>> = {
  'POST /api/login': 'sign_in',
  'POST /api/login/passkey': 'sign_in_passkey',
  'POST /api/logout': 'sign_out',
  'POST /api/register': 'register',
  'POST /api/forgot-password': 'password_reset_asked',
  'POST /api/reset-password': 'password_reset',
  'POST /api/confirm-email': 'email_confirm',
  'POST /api/account/email': 'email_change_asked',
  'POST /api/account/password': 'password_change',
  'POST /api/account/delete': 'account_delete',
  'GET /api/account/export': 'account_export',
  'POST /api/account/second-factor/confirm': 'second_factor_add',
  'POST /api/account/second-factor/recovery-codes': 'recovery_codes_renew',
  'POST /api/account/second-factor/remove': 'second_factor_remove',
  'POST /api/account/passkeys': 'passkey_add',
  'DELETE /api/account/passkeys/:id': 'passkey_remove',
  'DELETE /api/account/sessions': 'sessions_end',
  'DELETE /api/account/sessions/:id': 'session_end',
};

/**
 * One line for each event of security: what, how it ended, which account, from where. The network is a keyed hash,
 * the same for the same place, so that a series of attempts is seen and nobody's address is kept.
 */
export function logSecurity(app: FastifyInstance, networkKey: string): void {
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply);
    if (!event) return;
    const outcome = reply.statusCode < 400 ? 'done' : 'refused';
    app.securityEvents?.inc({ event, outcome });
    request.log.info(
      {
        security: event,
        outcome,
        status: reply.statusCode,
        route: request.routeOptions.url ?? 'none',
        account: accountOf(request),
        network: createHmac('sha256', networkKey)
          .update(clientNetwork(request.ip))
          .digest('hex')
          .slice(0, 16),
      },
      'security',
    );
  });
}

function eventOf(
  { method, routeOptions, refusedBy }: FastifyRequest,
  { statusCode }: FastifyReply,
): string | null {
  if (statusCode === 429) return 'rate_limit';
  if (refusedBy === 'origin_refused') return 'other_site';
  return SECURITY_CALLS[`${method} ${routeOptions.url}`] ?? null;
}

/** Who signs in is nobody yet when the call begins, who signs out has no session at its end, and a refused call may have neither. */
function accountOf({ session, actor }: Partial<Pick<FastifyRequest, 'session' | 'actor'>>): number | null {
  return session?.userId ?? (actor?.kind === 'user' ? actor.userId : null);
}
