import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
const MB = 1024 * 1024;
const text = (content: string): Bytes => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/** A small file that claims to hold `side` x `side` pixels, all black. */
function pngBomb(side: number): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * Math.min(side, 2000)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return joined(
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  );
}

/** A JPEG with a segment of `marker` that holds `content`. */
function withSegment(jpeg: Bytes, marker: number, content: Uint8Array): Bytes {
  const size = content.length + 2;
  return joined(
    jpeg.subarray(0, 2),
    Uint8Array.of(0xff, marker, size >> 8, size & 0xff),
    content,
    jpeg.subarray(2),
  );
}

/** The picture's bytes from place `from` on replaced by a fixed pattern. */
function scrambled(picture: Bytes, from: number): Bytes {
  return picture.map((byte, index) => (index < from ? byte : (byte * 31 + index * 17) % 256));
}

function repeated(bytes: Bytes, times: number): Bytes {
  return joined(...Array.from({ length: times }, () => bytes));
}

const SVG_SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/logout")</script></svg>';
const SVG_ENTITIES = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
  <svg xmlns="http://www.w3.org/2000/svg"><text>&b;&b;&b;</text></svg>`;
const SVG_FILE = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';

/** What is no photo at all, by what it is. */
async function notPhotos(picture: Sharp): Promise<[string, Bytes][]> {
  const gif = new Uint8Array(await picture.clone().gif().toBuffer());
  const tiff = new Uint8Array(await picture.clone().tiff().toBuffer());
  return [
    ['nothing', new Uint8Array(0)],
    ['one byte', Uint8Array.of(0xff)],
    ['three bytes of a JPEG', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['the first bytes of a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
    ['zeros', new Uint8Array(4096)],
    ['60 MB of zeros', new Uint8Array(60 * MB)],
    ['60 MB that begin like a JPEG', joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(60 * MB))],
    ['14 MB that begin like a JPEG', joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(14 * MB))],
    ['an SVG with a script', text(SVG_SCRIPT)],
    ['an SVG with nested entities', text(SVG_ENTITIES)],
    ['an SVG that wants a local file', text(SVG_FILE)],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['text', text('Nutrition Facts. Total Carbohydrate 0g. Trust me.')],
    ['JSON', text('{"image": "label.jpg"}')],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF')],
    ['a ZIP', joined(Uint8Array.of(0x50, 0x4b, 3, 4), new Uint8Array(200))],
    ['a gzip', joined(Uint8Array.of(0x1f, 0x8b, 8, 0), new Uint8Array(200))],
    ['a program', joined(Uint8Array.of(0x7f), text('ELF'), new Uint8Array(200))],
    ['a Windows program', joined(text('MZ'), new Uint8Array(200))],
    ['a BMP', joined(text('BM'), new Uint8Array(300))],
    ['an icon', joined(Uint8Array.of(0, 0, 1, 0, 1, 0), new Uint8Array(300))],
    ['a GIF', gif],
    ['a TIFF', tiff],
    ['a PostScript file', text('%!PS-Adobe-3.0\n(label) run')],
    ['an ImageMagick script', text('push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"')],
    ['an MP4 video', joined(Uint8Array.of(0, 0, 0, 24), text('ftypisom'), new Uint8Array(400))],
    ['a RIFF that is a sound', joined(text('RIFF\0\0\0\0WAVEfmt '), new Uint8Array(200))],
    ['text after a byte order mark', joined(Uint8Array.of(0xef, 0xbb, 0xbf), text('label'))],
  ];
}

/** Photos that were cut off, mixed up or blown up. */
async function damaged(picture: Sharp): Promise<[string, Bytes][]> {
  const as = async (encoded: Sharp) => new Uint8Array(await encoded.toBuffer());
  const jpeg = await as(picture.clone().jpeg());
  const png = await as(picture.clone().png());
  const webp = await as(picture.clone().webp());
  const avif = await as(picture.clone().avif({ effort: 0 }));
  const cut = (bytes: Bytes, share: number) => bytes.slice(0, Math.floor(bytes.length * share));
  const files: [string, Bytes][] = [];
  for (const [name, bytes] of [
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['AVIF', avif],
  ] as const) {
    for (const share of [0.02, 0.3, 0.7]) {
      files.push([`a ${name} cut off after ${share * 100} %`, cut(bytes, share)]);
    }
    files.push([`a ${name} scrambled after its first bytes`, scrambled(bytes, 16)]);
  }
  return [
    ...files,
    ['a PNG bomb of 30,000 x 30,000', pngBomb(30_000)],
    ['a PNG bomb of 7,900 x 7,900', pngBomb(7900)],
    ['a PNG without pixels', pngBomb(0)],
    ['a JPEG that is all markers', repeated(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 5000)],
    ['a JPEG with its PNG twin inside its header', joined(jpeg.subarray(0, 20), png)],
    ['a PNG that goes on as a JPEG', joined(png.subarray(0, 8), jpeg)],
    [
      'a HEIC that is only its first box',
      joined(Uint8Array.of(0, 0, 0, 24), text('ftypheic'), new Uint8Array(500)),
    ],
    [
      'an AVIF with a box of 4 GB',
      joined(Uint8Array.of(0, 0, 0, 24), text('ftypavif\0\0\0\0avifmif1'), new Uint8Array(64).fill(255)),
    ],
  ];
}

/** Odd but valid pictures without a label: they open, and nothing is found in them. */
async function oddButValid(picture: Sharp): Promise<[string, Bytes][]> {
  const as = async (encoded: Sharp) => new Uint8Array(await encoded.toBuffer());
  const jpeg = await as(picture.clone().jpeg());
  const frames = await as(picture.clone().resize(64, 64));
  return [
    ['a CMYK JPEG', await as(picture.clone().toColourspace('cmyk').jpeg())],
    ['a PNG of 16 bits a channel', await as(picture.clone().toColourspace('rgb16').png())],
    ['a transparent PNG', await as(picture.clone().ensureAlpha(0).png())],
    ['a gray PNG with a palette', await as(picture.clone().grayscale().png({ palette: true }))],
    ['an animated WebP', await as(sharp([frames, frames], { join: { animated: true } }).webp({ loop: 0 }))],
    ['a picture of 1 x 1', await as(picture.clone().resize(1, 1).png())],
    ['a picture of 12,000 x 61', await as(picture.clone().resize(12_000, 61, { fit: 'fill' }).jpeg())],
    [
      'a JPEG with garbage for EXIF',
      withSegment(jpeg, 0xe1, scrambled(text('Exif\0\0'.padEnd(4000, 'MM')), 6)),
    ],
    ['a JPEG with a script in its comment', withSegment(jpeg, 0xfe, text(SVG_SCRIPT))],
    ['a JPEG with a ZIP behind it', joined(jpeg, Uint8Array.of(0x50, 0x4b, 3, 4), new Uint8Array(2000))],
  ];
}

/** Files that hold no legible label, each with what it is: none may be read, and none may do harm. */
export async function hostileFiles(): Promise<[string, Bytes][]> {
  const picture = sharp({
    create: {
      width: 320,
      height: 400,
      channels: 3,
      background: '#8899aa',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const encoded = sharp(await picture.png().toBuffer());
  return [...(await notPhotos(encoded)), ...(await damaged(encoded)), ...(await oddButValid(encoded))];
}
