import { failureKind, type ModelFailureKind } from './model-failure.ts';

/** Why a model gave no answer, as a log may hold it. */
export type FailureFacts = {
  kind: ModelFailureKind;
  /** HTTP status of the service. */
  status?: number;
  /** Of a connection that did not come about, e.g. ECONNREFUSED. */
  code?: string;
  /** What the service wrote. */
  said?: string;
};

/** Statuses whose texts tell the operator what to set right: a wrong name of a model, an ability it lacks. */
const TELLING = [400, 404];
const SAID_LETTERS = 200;

/**
 * What the log may hold of a model's failure. The error itself also carries the question, the person's data and the
 * key, and a refused key is quoted by some services; none of that is logged.
 */
export function failureFacts(failure: unknown): FailureFacts {
  const facts: FailureFacts = { kind: failureKind(failure) };
  for (let error = failure, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    const { status, code } = { status: Reflect.get(error, 'statusCode'), code: Reflect.get(error, 'code') };
    if (typeof status === 'number' && facts.status === undefined) {
      facts.status = status;
      if (TELLING.includes(status)) facts.said = error.message.slice(0, SAID_LETTERS);
    }
    if (typeof code === 'string') facts.code = code;
  }
  return facts;
}
