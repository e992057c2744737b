import { Writable } from 'node:stream';

/** Collects log lines, so tests can look for what must and must not be in them. */
export class CapturedLog extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, callback: () => void): void {
    this.text += chunk.toString();
    callback();
  }

  /** The parsed lines with this message. */
  lines(msg: string): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line.msg === msg);
  }
}
