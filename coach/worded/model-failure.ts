/** Why a model gave no answer. */
export const MODEL_FAILURES = ['busy', 'refused', 'timed_out', 'unavailable', 'unexpected'] as const;
export type ModelFailureKind = (typeof MODEL_FAILURES)[number];

/** The person is told the kind alone, never what the service wrote. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What services report, by the field names that errors of the AI SDK and error events of streams share. */
type Reported = {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
  isRetryable?: boolean;
  type?: unknown;
  code?: unknown;
  message?: unknown;
};

/** Fields of a call's error; empty where it is none. */
export function reportedBy(error: unknown): Reported {
  return typeof error === 'object' && error !== null ? error : {};
}

const BUSY = [429, 503, 529];
const REFUSED = [401, 403];
/** Error events in the middle of a stream have no status. */
const SAYS_BUSY = /\boverloaded|\brate.?limit|\btoo many requests/i;
const SAYS_FAILING = /\b(?:internal )?server.?error\b|\bapi_error\b|\bservice unavailable\b/i;
const CANNOT_CONNECT =
  /ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|UND_ERR\w*|fetch failed|cannot connect|terminated|socket|network|other side closed/i;

/** The kind of a failure, by its status where it has one. */
export function failureKind(error: unknown): ModelFailureKind {
  if (error instanceof ModelFailure) return error.kind;
  const { statusCode: status, type, code, message } = reportedBy(error);
  if (typeof status === 'number') {
    if (BUSY.includes(status)) return 'busy';
    if (REFUSED.includes(status)) return 'refused';
    if (status === 408 || status === 504) return 'timed_out';
    return status >= 500 ? 'unavailable' : 'unexpected';
  }
  if (error instanceof Error && error.name === 'TimeoutError') return 'timed_out';
  const words = [type, code, message].filter((one) => typeof one === 'string').join(' ');
  if (SAYS_BUSY.test(words)) return 'busy';
  return isConnectionError(error) || SAYS_FAILING.test(words) ? 'unavailable' : 'unexpected';
}

/** True where the connection broke or never came about; causes count, for fetch hides them. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CANNOT_CONNECT.test(`${code} ${error.message}`) || isConnectionError(error.cause);
}

const IN_PLACE: Readonly<Record<ModelFailureKind, string>> = {
  busy: 'is busy right now',
  refused: 'did not accept the key that is set up',
  timed_out: 'took too long',
  unavailable: 'could not be reached',
  unexpected: 'gave no usable answer',
};
const BROKE_OFF: Readonly<Record<ModelFailureKind, string>> = {
  busy: 'broke off because it is busy',
  refused: 'broke off because the key that is set up was not accepted',
  timed_out: 'broke off and took too long to go on',
  unavailable: 'broke off and could not be reached any more',
  unexpected: 'broke off in the middle of its answer',
};

/** Told beside the composer's answer when it stands in for the model. */
export function failureNotice(name: string, kind: ModelFailureKind, begun: boolean): string {
  return `${name} ${(begun ? BROKE_OFF : IN_PLACE)[kind]}, so this is Captain Keto's own answer.`;
}
