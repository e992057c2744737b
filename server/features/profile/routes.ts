import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acceptDisclaimerRequest, profile, updateProfileRequest } from '#contract/profile.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { acceptDisclaimer } from './accept-disclaimer.ts';
import { findProfile } from './find-profile.ts';
import { updateProfile } from './update-profile.ts';

/** What an account says about itself, and which disclaimers it accepted. */
export const profileRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock }> = async (app, deps) => {
  app.get(
    '/profile',
    {
      ...accountOnly,
      schema: { summary: 'The profile', response: { 200: profile } },
    },
    (request) => findProfile(deps, requireUser(request)),
  );

  app.patch(
    '/profile',
    {
      ...accountOnly,
      schema: {
        summary: 'Change what the profile says; fields left out stay',
        body: updateProfileRequest,
        response: { 200: profile },
      },
    },
    (request) => updateProfile(deps, requireUser(request), request.body),
  );

  app.post(
    '/profile/accept-disclaimer',
    {
      ...accountOnly,
      schema: {
        summary: 'Accept a disclaimer; the general one without a body',
        body: acceptDisclaimerRequest,
        response: { 200: profile },
      },
    },
    (request) => acceptDisclaimer(deps, requireUser(request), request.body.kind),
  );
};
