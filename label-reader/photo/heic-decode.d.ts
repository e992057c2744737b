declare module 'heic-decode' {
  type HeicImage = { width: number; height: number; data: Uint8ClampedArray };
  type HeicHandle = { width: number; height: number; decode(): Promise<HeicImage> };
  type HeicImages = HeicHandle[] & { dispose?: () => void };
  interface HeicDecode {
    (input: { buffer: Uint8Array }): Promise<HeicImage>;
    all(input: { buffer: Uint8Array }): Promise<HeicImages>;
  }
  const decode: HeicDecode;
  export default decode;
}
