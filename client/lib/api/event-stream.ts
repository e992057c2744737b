/**
 * The data of each server-sent event, parsed as JSON, in order. Comments and empty events are skipped.
 * Leaving the loop early cancels the response.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      pending += value ?? '';
      const blocks = pending.split(/\r?\n\r?\n/);
      pending = blocks.pop() ?? '';
      // A last block without its empty line is complete once the stream has ended.
      if (done && pending.trim() !== '') blocks.push(pending);
      for (const block of blocks) {
        const data = eventData(block);
        if (data !== undefined) yield JSON.parse(data);
      }
      if (done) return;
    }
  } finally {
    // Rejects only when the line is already gone, which is what is wanted here.
    await reader.cancel().catch(() => undefined);
  }
}

function eventData(block: string): string | undefined {
  const lines = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(line.startsWith('data: ') ? 6 : 5));
  return lines.length > 0 ? lines.join('\n') : undefined;
}
