import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { type AnalyzeEvent, MOST_PHOTOS, nutritionAnalysis } from '#contract/nutrition.ts';
import { recipePhotoAnswer } from '#contract/recipe.ts';
import { AppError } from '../../errors.ts';
import { guestOrAccountOnly } from '../../plugins/actor.ts';
import { limitAiCalls } from '../../plugins/ai-limit.ts';
import { logError } from '../../plugins/error-handler.ts';
import { acceptForms, UploadedFile } from '../../plugins/form-upload.ts';
import { toAppError } from '../../plugins/to-app-error.ts';
import type { RateLimits } from '../../rate-limits.ts';
import {
  abortOnDisconnect,
  EVENT_STREAM,
  eventStream,
  sendEvents,
  wantsEvents,
} from '../../streaming/event-stream.ts';
import { type AnalysisDeps, analyzePhotos, streamAnalysis } from './analyze-photos.ts';
import { boundUploads, personOf } from './bound-uploads.ts';
import { factsRoutes } from './facts-routes.ts';
import { recipePhotoText } from './recipe-photo.ts';

interface NutritionDeps extends AnalysisDeps {
  limits: RateLimits;
}

/** A phone's largest JPEG photos stay below this. */
const PHOTO_LIMIT_BYTES = 15 * 1024 * 1024;

const NO_PHOTO = 'Please choose a photo of the label.';

const photo = z.custom<UploadedFile>((value) => value instanceof UploadedFile, NO_PHOTO);

const recipeUpload = z.object(
  {
    image: z
      .array(photo, 'Please choose a photo of the recipe.')
      .length(1, 'One photo at a time, please.')
      .meta({ type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 1 }),
  },
  'Please choose a photo of the recipe.',
);

const upload = z.object(
  {
    image: z
      .array(photo, NO_PHOTO)
      .max(MOST_PHOTOS)
      .meta({
        type: 'array',
        items: { type: 'string', format: 'binary' },
        minItems: 1,
        maxItems: MOST_PHOTOS,
        description: 'Photos of one product: front, nutrition panel, ingredients, barcode',
      }),
  },
  NO_PHOTO,
);

/** Label photos and what is corrected of them. A photo lies on disk until it is answered, and nowhere after that. */
export const nutritionRoutes: FastifyPluginAsyncZod<NutritionDeps> = async (app, deps) => {
  await app.register(factsRoutes, deps);
  await acceptForms(app, { fileSize: PHOTO_LIMIT_BYTES, files: MOST_PHOTOS, fields: 4, fieldSize: 1024 });

  app.post(
    '/analyze-nutrition',
    {
      // Counted before the upload is read, so that a flood of photos is not even received.
      onRequest: [guestOrAccountOnly.onRequest, limitAiCalls(deps.limits), boundUploads()],
      schema: {
        summary: 'Read a nutrition label from one to four photos of a product',
        consumes: ['multipart/form-data'],
        body: upload,
        response: {
          200: {
            description:
              'The reading, whole or, under `Accept: text/event-stream`, with its stages before it',
            content: {
              'application/json': { schema: nutritionAnalysis },
              [EVENT_STREAM]: { schema: eventStream('stage, then result or error') },
            },
          },
          422: errorBody,
          504: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { image } = request.body;
      const options = {
        signal: abortOnDisconnect(reply),
        person: personOf(request),
        onProblem: ({ name, message }: Error) =>
          request.log.warn({ name, reason: message }, 'reading helper failed'),
      };
      if (!wantsEvents(request)) return analyzePhotos(deps, image, options);
      return sendEvents<AnalyzeEvent>(reply, streamAnalysis(deps, image, options), (thrown) => {
        const error = toAppError(thrown);
        logError(error, request);
        return { type: 'error', code: error.code, message: error.message, tip: error.tip };
      });
    },
  );

  app.post(
    '/recipes/photo',
    {
      onRequest: [guestOrAccountOnly.onRequest, limitAiCalls(deps.limits), boundUploads()],
      schema: {
        summary: 'What is printed in a photo of a recipe',
        consumes: ['multipart/form-data'],
        body: recipeUpload,
        response: { 200: recipePhotoAnswer, 422: errorBody, 504: errorBody },
      },
    },
    async (request, reply) => {
      const [image] = request.body.image;
      if (!image) throw new AppError('invalid_input', { message: 'Please choose a photo of the recipe.' });
      const options = { signal: abortOnDisconnect(reply), person: personOf(request) };
      return { text: await recipePhotoText(deps.labelReader, image, options) };
    },
  );
};
