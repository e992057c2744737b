import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Question } from '#coach/coach.ts';
import { untilAborted } from '#coach/worded/until-aborted.ts';
import type { AnswerEvent } from '#contract/chat.ts';
import { type Asker, askerOf } from './asker.ts';
import type { AdviseOnReading, CoachWorkerData, ServerCalls, WorkerCalls } from './worker-calls.ts';

export interface CoachThreadOptions {
  file: URL;
  data: CoachWorkerData;
  /** Processor time, in milliseconds, that one text may hold the thread: a busy machine is no reason to end it. */
  deadlineMs: number;
  /** Milliseconds on the clock that it may hold the thread, as one that waits for a disk does. */
  stallLimitMs: number;
  /** Milliseconds for starting and for loading, during which no text is read. */
  loadLimitMs: number;
  memoryMb: number;
}

/** The thread is gone, and with it what was under way there. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
  readonly reason: 'blocked' | 'crashed' | 'closed';
  /** Texts that were being read at that moment. */
  readonly texts: number;

  constructor(reason: ThreadEnded['reason'], texts: number, options?: ErrorOptions) {
    super(`The coach's thread ended: ${reason}`, options);
    this.reason = reason;
    this.texts = texts;
  }
}

/** Looks at a busy thread in one deadline. */
const LOOKS = 8;

/** The coach in a worker thread of its own, which is ended as soon as a text holds it beyond the deadline. */
export class CoachThread {
  readonly #options: CoachThreadOptions;
  readonly #worker: Worker;
  readonly #calls: BirpcReturn<WorkerCalls, ServerCalls>;
  readonly #askers = new Map<number, Asker>();
  readonly #onEnd: (end: ThreadEnded) => void;
  #lastId = 0;
  #texts = 0;
  #idle = Promise.withResolvers<void>();
  #isWatched = false;
  #isStarted = false;
  #loading: Promise<void> | null = null;
  #isLoading = false;
  #end: ThreadEnded | null = null;

  constructor(options: CoachThreadOptions, onEnd: (end: ThreadEnded) => void) {
    this.#options = options;
    this.#onEnd = onEnd;
    // A limit given to the process goes before a thread's own; it was meant for the thread that is running by now.
    setFlagsFromString('--max-semi-space-size=0');
    const worker = new Worker(options.file, {
      workerData: options.data,
      execArgv: [],
      // What a question leaves lives a moment: a small nursery costs nothing and keeps the process smaller.
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    worker.on('error', (cause) => this.#ended('crashed', cause));
    worker.on('exit', () => this.#ended('crashed'));
    this.#worker = worker;
    this.#calls = createBirpc<WorkerCalls, ServerCalls>(
      {
        ask: (id, name, ...args) => {
          const asker = this.#askers.get(id);
          if (!asker) throw new Error('Nobody waits for this answer any more');
          return Reflect.apply(asker.calls[name], asker.calls, args);
        },
      },
      {
        post: (data) => worker.postMessage(data),
        on: (take) => worker.on('message', take),
        off: (take) => worker.off('message', take),
        timeout: -1,
      },
    );
  }

  /** @throws ThreadEnded, the signal's reason, or what the coach or the asker's side threw */
  async *answer(question: Question): AsyncGenerator<AnswerEvent, void> {
    const { person, planIdeas, turn, signal, ...rest } = question;
    const id = ++this.#lastId;
    const asker = askerOf(question);
    let isOver = false;
    this.#textBegins();
    this.#askers.set(id, asker);
    try {
      // A coach that cannot load still knows an emergency; the question itself tries again and tells what is wrong.
      await untilAborted(
        signal,
        this.#load().catch(() => {}),
      );
      const has = { person: !!person, planIdeas: !!planIdeas, turn: !!turn };
      await this.#calls.begin.asEvent(id, { ...rest, has });
      for (;;) {
        const { value, done } = await untilAborted(signal, this.#calls.next(id));
        isOver = done === true;
        if (!value) return;
        yield value;
      }
    } catch (error) {
      signal?.throwIfAborted();
      throw this.#end ?? asker.original(error);
    } finally {
      // Whoever stops waits for nothing; the text counts until nothing works on it any more.
      const ended = isOver ? Promise.resolve() : this.#calls.end(id).catch(() => {});
      void ended.then(async () => {
        this.#askers.delete(id);
        this.#textEnds();
        // Whoever counts reports what went wrong there.
        await asker.settle().catch(() => {});
      });
    }
  }

  readonly adviseOnReading: AdviseOnReading = async (...asked) => {
    this.#textBegins();
    try {
      // While it loads a thread has longer, which no text may use.
      await this.#loading?.catch(() => {});
      return await this.#calls.adviseOnReading(...asked);
    } catch (error) {
      throw this.#end ?? error;
    } finally {
      this.#textEnds();
    }
  };

  /** Resolves once no text is being read. */
  async idle(): Promise<void> {
    if (this.#texts > 0) await this.#idle.promise;
  }

  async close(): Promise<void> {
    this.#ended('closed');
    await this.#worker.terminate();
  }

  #load(): Promise<void> {
    this.#loading ??= (async () => {
      this.#isLoading = true;
      try {
        await this.#calls.load();
      } catch (error) {
        this.#loading = null; // the next question tries again
        throw error;
      } finally {
        this.#isLoading = false;
      }
    })();
    return this.#loading;
  }

  #textBegins(): void {
    if (this.#end) throw this.#end;
    if (this.#texts === 0) this.#idle = Promise.withResolvers();
    this.#texts += 1;
    if (!this.#isWatched) void this.#watch();
  }

  #textEnds(): void {
    this.#texts -= 1;
    if (this.#texts === 0) this.#idle.resolve();
  }

  /** Ends the thread that does not answer. Runs while texts are read. */
  async #watch(): Promise<void> {
    this.#isWatched = true;
    while (this.#texts > 0 && !this.#end) {
      if (!(await this.#answersInTime())) this.#ended('blocked');
      await delay(this.#lookMs, undefined, { ref: false });
    }
    this.#isWatched = false;
  }

  async #answersInTime(): Promise<boolean> {
    const answered = this.#calls.ping().then(
      () => true,
      () => true, // ended otherwise
    );
    const { deadlineMs, stallLimitMs, loadLimitMs } = this.#options;
    const began = performance.now();
    let usedBefore: number | null = null;
    while (!(await Promise.race([answered, delay(this.#lookMs, false, { ref: false })]))) {
      const waitedMs = performance.now() - began;
      if (!this.#isStarted || this.#isLoading) {
        if (waitedMs >= loadLimitMs) return false;
        continue;
      }
      const used = await this.#usedMs();
      usedBefore ??= used;
      const usedMs = used === null || usedBefore === null ? 0 : used - usedBefore;
      if (usedMs >= deadlineMs || waitedMs >= stallLimitMs) return false;
    }
    this.#isStarted = true;
    return true;
  }

  /** Processor time of the thread so far, in milliseconds; null while it is where it cannot be asked. */
  async #usedMs(): Promise<number | null> {
    const usage = this.#worker.cpuUsage().catch(() => null);
    const known = await Promise.race([usage, delay(this.#lookMs, null, { ref: false })]);
    return known && (known.user + known.system) / 1000;
  }

  get #lookMs(): number {
    return this.#options.deadlineMs / LOOKS;
  }

  #ended(reason: ThreadEnded['reason'], cause?: unknown): void {
    if (this.#end) return;
    this.#end = new ThreadEnded(reason, this.#texts, { cause });
    this.#onEnd(this.#end);
    this.#calls.$close(this.#end);
    void this.#worker.terminate();
  }
}
