/** Waits no longer than the signal allows, even where the other side does not listen to it. */
export async function untilAborted<T>(signal: AbortSignal | undefined, promise: PromiseLike<T>): Promise<T> {
  if (!signal) return promise;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([aborted.promise, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
