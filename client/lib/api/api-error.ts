import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { PlanRefusal } from '#contract/meal-plans.ts';
import { isRecord } from '../storage/browser-stores.ts';

/** A response outside 2xx. `message` reads "status: text" as the specification has it; people are shown `serverMessage`, the text alone. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null when the body was not one of ours, as from a proxy in between. */
  readonly code: ErrorCode | null;
  readonly serverMessage: string;
  /** Form field name to message. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** Why there is no meal plan, and the smallest change that makes one possible. */
  readonly refusal: PlanRefusal | null;

  constructor(status: number, serverMessage: string, body?: ErrorBody) {
    super(`${status}: ${serverMessage}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = body?.code ?? null;
    this.fields = body?.fields ?? {};
    this.requestId = body?.requestId ?? null;
    this.refusal = body?.refusal ?? null;
  }
}

/** The request never got an answer: offline, server down, or the line cut. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  constructor(cause: unknown) {
    super('The server could not be reached. Check your connection and try again.', { cause });
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  isRecord(value) && 'code' in value && typeof value.message === 'string';

function asErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Turns a response outside 2xx into an error: our own body's message, else the raw text, else the status text. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = (await response.text()).trim();
  const body = asErrorBody(text);
  return new ApiError(response.status, body?.message || text || response.statusText, body);
}

/** Longer than this, or with a mark of HTML or JSON, an answer that is not our server's says nothing to a person. */
const PLAIN_WORDS = /^[^<{]{1,120}$/;

/** The words to show for anything thrown, without a status code, or the fallback where there are none for a person. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) {
    const { code, serverMessage } = error;
    return serverMessage !== '' && (code !== null || PLAIN_WORDS.test(serverMessage))
      ? serverMessage
      : fallback;
  }
  return error instanceof Error && error.message ? error.message : fallback;
}
