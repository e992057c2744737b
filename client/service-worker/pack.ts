/** Files of a pack: address to text. Packed, they take the room on the device that they take on the wire. */
export type PackedFiles = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
};

/** Whether a file can go into a pack: it is text of a type that a response can be made of again. */
export const isPackable = (url: string): boolean => extensionOf(url) in TYPES;

const extensionOf = (url: string) => url.slice(url.lastIndexOf('.') + 1);

const isPackedFiles = (value: unknown): value is PackedFiles => typeof value === 'object' && value !== null;

/** Reads a pack: gzip over JSON. Rejects where it is cut off or is something else. */
export async function readPack(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<PackedFiles> {
  const files: unknown = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
  if (!isPackedFiles(files)) throw new Error('This is not a pack of files');
  return files;
}

/** The file as the server would have answered with it. */
export const packedResponse = (url: string, text: string): Response =>
  new Response(text, { headers: { 'content-type': `${TYPES[extensionOf(url)]}; charset=utf-8` } });
