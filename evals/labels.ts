import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { createLabelReader, type LabelReader, LabelRefusal } from '#label-reader/label-reader.ts';
import { misreadsPage } from './labels/misreads-page.ts';
import { type PhotoResult, summarize } from './labels/report.ts';
import { scorePhoto } from './labels/score.ts';
import { printTables } from './labels/table.ts';
import { readTruth, type TruthPhoto } from './labels/truth.ts';

type Options = { dir: string; truth: string; json?: string; html?: string; limit?: string; kind?: string };

async function readOne(reader: LabelReader, dir: string, truth: TruthPhoto): Promise<PhotoResult> {
  const photo = await readFile(join(dir, truth.file));
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const reading = await reader.read(photo);
    return { truth, reading, refusal: null, seconds: seconds(), score: scorePhoto(truth, reading.facts) };
  } catch (cause) {
    if (!(cause instanceof LabelRefusal)) throw cause;
    const refusal = `${cause.code}: ${cause.message}`;
    return { truth, reading: null, refusal, seconds: seconds(), score: scorePhoto(truth, null) };
  }
}

async function evaluate({ dir, truth, json, html, limit, kind }: Options): Promise<void> {
  const all = await readTruth(truth);
  const photos = all
    .filter((photo) => !kind || photo.kind === kind)
    .slice(0, limit ? Number(limit) : undefined);
  const reader = createLabelReader({ timeLimitMs: 120_000 });
  const results: PhotoResult[] = [];
  for (const photo of photos) {
    results.push(await readOne(reader, dir, photo));
    process.stderr.write(`\r${results.length}/${photos.length}`);
  }
  process.stderr.write('\n');
  // The reader works in a process of its own: both count.
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024) + reader.peakMb();
  const summary = summarize(results, peakMb);
  await reader.close();
  printTables(results, summary);
  if (json) await writeFile(json, JSON.stringify(summary, null, 2));
  // Photos of others must not end up in the project: the page only points at them, from a temporary folder.
  const page = html ?? join(await mkdtemp(join(tmpdir(), 'label-misreads-')), 'misreads.html');
  await writeFile(
    page,
    misreadsPage(results, (file) => resolve(dir, file)),
  );
  console.log(`Misreads: ${page}`);
}

await new Command('npm run eval:labels --')
  .description('Measure the label reader on a folder of photos with a truth file.')
  .requiredOption('--dir <dir>', 'folder of photos')
  .requiredOption('--truth <file>', 'truth file')
  .option('--json <file>', 'write the figures and readings as JSON')
  .option('--html <file>', 'write the misreads page here')
  .option('--limit <n>', 'only the first n photos')
  .option('--kind <kind>', 'only photos of this kind')
  .action(evaluate)
  .parseAsync();
