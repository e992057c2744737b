import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { SESSION_COOKIE } from './sessions.ts';

/** The OpenAPI document, made from the routes' schemas, at `/api/docs/json`, and a page to read it at `/api/docs`. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Keto Navigator',
        description:
          'Every API call the app makes. All error responses have the same JSON fields: code, message, requestId and, for forms, fields.',
        version: '1',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          guest: { type: 'apiKey', in: 'header', name: 'x-guest-user-id' },
        },
      },
    },
    // Streams have no JSON form; they are described by their text.
    transform: createJsonSchemaTransform({ skipList: [], zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', theme: { title: 'Keto Navigator API' } });
}
