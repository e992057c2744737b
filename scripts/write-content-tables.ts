import { writeFileSync } from 'node:fs';
import { foodById } from '#content/foods/foods.ts';
import { listArticles } from '#content/handbook/list-articles.ts';
import { starterRows } from '#content/starter-foods/starter-rows.ts';

// What the browser shows of files too large for it. Tests hold the written files to their sources.
function write(file: string, entries: readonly unknown[]): void {
  writeFileSync(new URL(`../content/${file}`, import.meta.url), `${JSON.stringify(entries, null, 2)}\n`);
  console.log(`content/${file}: ${entries.length}`);
}

write('starter-foods/rows.json', starterRows(foodById));
write('handbook/contents.json', listArticles());
