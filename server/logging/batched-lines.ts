/** Log lines may stand so long before they are written, in milliseconds. */
const WAIT_MS = 50;

/**
 * Writes log lines of a moment together: a system call for each would cost a busy server more than most calls of the
 * app. What waits when the process ends is written first; a process that is killed loses the last moment.
 */
export function batchedLines(out: Pick<NodeJS.WritableStream, 'write'>) {
  let waiting = '';
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const lines = waiting;
    waiting = '';
    if (lines !== '') out.write(lines);
  };
  process.on('exit', flush);
  return {
    write(line: string): void {
      waiting += line;
      timer ??= setTimeout(flush, WAIT_MS);
    },
    /** Writes what waits, and nothing more at the end of the process. */
    end(): void {
      process.off('exit', flush);
      flush();
    },
  };
}
