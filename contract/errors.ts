import { z } from 'zod';
import { planRefusal } from './meal-plans.ts';

/**
 * The closed set of error codes and the HTTP status each one means.
 * The server throws a code anywhere and turns it into a response in exactly one place.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  code_required: 401,
  account_required: 403,
  origin_refused: 403,
  not_found: 404,
  already_exists: 409,
  no_mail: 409,
  too_large: 413,
  unsupported_type: 415,
  unreadable_image: 422,
  no_label: 422,
  label_unclear: 422,
  plan_not_possible: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  timed_out: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every non-success response. `fields` maps a form field's name to its message; `tip` says what the person
 * can do about a photo that was refused; `refusal` names the limit that stands in the way of a meal plan and the
 * smallest change that frees it.
 */
export const errorBody = z.object({
  code: z.enum(codes),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  tip: z.string().optional(),
  refusal: planRefusal.optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
