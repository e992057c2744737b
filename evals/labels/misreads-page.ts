import { pathToFileURL } from 'node:url';
import type { PhotoBox } from '#contract/nutrition.ts';
import type { PhotoResult } from './report.ts';
import { FIELD_NAMES, type FieldScore } from './score.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

function frame({ x, y, width, height }: PhotoBox, kind: string, title: string): string {
  const style = `left:${x * 100}%;top:${y * 100}%;width:${width * 100}%;height:${height * 100}%`;
  return `<i class="${kind}" style="${style}" title="${escapeHtml(title)}"></i>`;
}

function verdict({ truth, exact, sure, value }: FieldScore): string {
  if (exact) return sure ? 'right' : 'right, please check';
  if (value === null) return 'not read';
  if (truth === null) return sure ? 'not on the label, shown as sure' : 'not on the label, please check';
  return sure ? 'wrong, shown as sure' : 'wrong, please check';
}

function article(result: PhotoResult, photoPath: string): string {
  const { truth, reading, score, refusal, seconds } = result;
  const boxes = score.fields.flatMap((field) => {
    const box = reading?.facts.nutrients[FIELD_NAMES[field.field]]?.box;
    return box ? [frame(box, field.exact ? 'ok' : 'bad', `${field.field}: ${field.value}`)] : [];
  });
  const lines = (reading?.lines ?? []).map((line) => frame(line.box, 'line', line.text));
  const rows = score.fields.map((field) => {
    const note = reading?.facts.nutrients[FIELD_NAMES[field.field]]?.note ?? '';
    return `<tr class="${field.exact || (field.truth === null && !field.sure) ? 'ok' : 'bad'}"><td>${field.field}<td>${field.truth ?? '–'}<td>${field.value ?? '–'}<td>${verdict(field)}<td>${escapeHtml(note)}`;
  });
  const text = (reading?.lines ?? []).map((line) => escapeHtml(line.text)).join('\n');
  return `<article><h2>${escapeHtml(truth.file)} · ${truth.kind} · ${truth.difficulty} · ${seconds.toFixed(1)} s</h2>
<p>${escapeHtml(refusal ?? '')} ${escapeHtml(truth.notes ?? '')}</p>
<div class="row"><div class="photo"><img src="${pathToFileURL(photoPath).href}" loading="lazy">${lines.join('')}${boxes.join('')}</div>
<div><table><tr><th>field<th>truth<th>read<th>verdict<th>note</tr>${rows.join('</tr>')}</tr></table><details><summary>text</summary><pre>${text}</pre></details></div></div></article>`;
}

/** One page with every photo that was not read fully and surely right: boxes, truth and reading. */
export function misreadsPage(results: readonly PhotoResult[], pathOf: (file: string) => string): string {
  const isNegative = (result: PhotoResult) => result.truth.kind === 'negative';
  const faulty = results.filter((result) =>
    isNegative(result)
      ? result.reading !== null
      : result.score.fields.some(
          (f) => (f.truth !== null && !(f.exact && f.sure)) || (f.truth === null && f.sure),
        ),
  );
  return `<!doctype html><meta charset="utf-8"><title>Label misreads</title><style>
body{font:16px/1.4 system-ui;margin:1rem}.row{display:flex;gap:1rem;align-items:flex-start;flex-wrap:wrap}
.photo{position:relative;flex:0 1 44rem}.photo img{width:100%;display:block}.photo i{position:absolute;outline:2px solid}
.photo .line{outline:1px solid #0af8}.photo .ok{color:#0a0}.photo .bad{color:#e00;outline-width:4px}
td,th{padding:.1rem .6rem;text-align:left}tr.bad td{background:#fdd}</style>
<h1>${faulty.length} of ${results.length} photos</h1>${faulty.map((result) => article(result, pathOf(result.truth.file))).join('\n')}`;
}
