import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadingStage } from '#contract/nutrition.ts';
import type { FromReader, ReadOutcome } from './reader-messages.ts';

/** The reading process ended before it answered. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
  /** Whether a native decoder crashed on the picture; else the process was ended from outside or never ran. */
  readonly crashed: boolean;

  constructor(signal: NodeJS.Signals | null) {
    super(`The reading process ended before it answered (${signal ?? 'no signal'})`);
    this.crashed = signal !== null && NATIVE_CRASHES.has(signal);
  }
}

const NATIVE_CRASHES: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
]);

/** Place for one reading process, started at need and ended when it has been idle. */
export type ReaderSlot = {
  /** Reads one photo; on abort the process is killed and the slot is free at once. */
  run(photo: Uint8Array, signal: AbortSignal, onStage: (stage: ReadingStage) => void): Promise<ReadOutcome>;
  /** Largest resident memory any process of this slot has had, in MB. */
  peakMb(): number;
  end(): void;
};

const PROGRAM = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

/**
 * A process and not a thread: native memory comes back in full when it ends, work can be stopped at any
 * instant, and a picture that crashes a native decoder takes nothing else down.
 */
export function createReaderSlot(idleMs: number): ReaderSlot {
  let child: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let peak = 0;

  function end(): void {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = null;
  }

  function start(): ChildProcess {
    const started = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  }

  function rest(): void {
    // Neither a resting process nor its timer keeps the program alive.
    child?.unref();
    child?.channel?.unref();
    idleTimer = setTimeout(end, idleMs);
    idleTimer.unref();
  }

  return {
    run(photo, signal, onStage) {
      clearTimeout(idleTimer);
      child ??= start();
      const reader = child;
      reader.ref();
      reader.channel?.ref();
      return new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          reader.off('message', onMessage);
          reader.off('exit', onExit);
          reader.off('error', onFailure);
          signal.removeEventListener('abort', onAbort);
          settle();
        };
        const onMessage = (message: FromReader) => {
          if (message.type === 'stage') return onStage(message.stage);
          peak = Math.max(peak, message.peakMb);
          rest();
          finish(() => resolve(message.outcome));
        };
        const onExit = (_code: number | null, by: NodeJS.Signals | null) => {
          child = null;
          finish(() => reject(new ReaderGone(by)));
        };
        const onFailure = () => onExit(null, null);
        const onAbort = () => {
          finish(() => reject(signal.reason));
          end();
        };
        reader.on('message', onMessage);
        reader.once('exit', onExit);
        reader.once('error', onFailure);
        signal.addEventListener('abort', onAbort, { once: true });
        reader.send({ photo }, (failure) => {
          if (failure) onFailure();
        });
      });
    },
    peakMb: () => peak,
    end,
  };
}
