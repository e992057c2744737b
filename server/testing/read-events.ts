/** The events of a server-sent stream that has ended. */
export function readEvents(body: string): Record<string, unknown>[] {
  return body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => JSON.parse(block.replace(/^data: /, '')));
}
