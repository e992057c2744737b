import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { loadFoods } from '#content/foods/foods.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { toldProduct } from '#label-reader/barcode/product-code.ts';
import { createLabelReader, LabelRefusal } from '#label-reader/label-reader.ts';

type Options = { json?: boolean };

function printTable(analysis: ReturnType<typeof analyzeFacts>): void {
  console.log(analysis.product_name || 'Unnamed product');
  if (analysis.serving_size) console.log(`Serving: ${analysis.serving_size}`);
  for (const [name, field] of Object.entries(analysis.fields)) {
    if (!field) continue;
    const amount =
      field.value === null ? 'not read' : `${field.lessThan ? '<' : ''}${field.value} ${field.unit}`;
    console.log(`  ${name.padEnd(16)} ${amount.padEnd(12)} ${field.sure ? '' : 'please check'}`.trimEnd());
  }
  const net = analysis.net_carbs_interval;
  if (net) console.log(`Net carbs: ${net.value} g (between ${net.low} and ${net.high})`);
  console.log(`Carb basis: ${analysis.basis.reason}`);
  if (analysis.keto_score !== null)
    console.log(`Keto score: ${analysis.keto_score}/10 (${analysis.keto_rating})`);
  for (const warning of analysis.warnings) console.log(warning);
}

async function readLabel(path: string, { json = false }: Options): Promise<void> {
  const reader = createLabelReader();
  try {
    const reading = await reader.read(await readFile(path));
    const { code: barcode, question } = toldProduct(reading.barcodes);
    const warnings = [...reading.facts.warnings, ...(question ? [question] : [])];
    const analysis = analyzeFacts({ ...reading.facts, barcode, warnings }, loadFoods());
    if (json)
      console.log(JSON.stringify({ ...analysis, photo: reading.photo, lines: reading.lines }, null, 2));
    else printTable(analysis);
  } catch (cause) {
    if (!(cause instanceof LabelRefusal)) throw cause;
    process.exitCode = 1;
    const { code, message, tip } = cause;
    if (json) console.log(JSON.stringify({ code, message, tip }, null, 2));
    else console.error(`${message} ${tip}`);
  } finally {
    await reader.close();
  }
}

/** `keto read-label PHOTO [--json]`: the same reading as the web path; exit code 1 when it is refused. */
export function addReadLabel(program: Command): void {
  program
    .command('read-label')
    .description('Read the nutrition label in a photo.')
    .argument('<photo>', 'JPEG, PNG, WebP, AVIF or HEIC file')
    .option('--json', 'print the whole analysis as JSON')
    .action(readLabel);
}
