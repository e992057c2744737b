import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** An expression of the product and where it stands: `domain/symptoms/context.ts:18`. */
export type Expression = { source: string; flags: string; where: string };

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = 'contract,domain,content,foods,label-reader,coach,meal-planner,server,client,cli';

/** Files of the product, from the root on: no tests and nothing that only tests use. */
export function productFiles(): string[] {
  return globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs}`, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/migrations\//.test(file))
    .sort();
}

/** What a file says of expressions: those written as literals, and the lines where `RegExp` builds one. */
export function expressionsOf(file: string): { literals: Expression[]; builtAt: number[] } {
  const code = readFileSync(resolve(ROOT, file), 'utf8');
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  const literals: Expression[] = [];
  const builtAt: number[] = [];
  const built = ({ callee, start }: { callee: object; start: number }) => {
    if ('name' in callee && callee.name === 'RegExp') builtAt.push(lineOf(start));
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      literals.push({ source: pattern, flags, where: `${file}:${lineOf(node.start)}` });
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(program);
  return { literals, builtAt };
}

/**
 * Expressions that files build from parts while they are loaded. `RegExp` is watched meanwhile; an expression is told
 * by the file whose line called it.
 */
export async function builtExpressions(files: readonly string[]): Promise<Expression[]> {
  const built: Expression[] = [];
  const Original = globalThis.RegExp;
  const note = (made: RegExp) => {
    const caller = new Error().stack?.split('\n')[3] ?? '';
    const [, path = '', line] = Original(/((?:file:\/\/)?\/[^()]+?):(\d+):\d+\)?$/).exec(caller) ?? [];
    const absolute = path.startsWith('file:') ? fileURLToPath(path) : path;
    if (absolute.startsWith(`${ROOT}/`) && !absolute.includes('node_modules'))
      built.push({
        source: made.source,
        flags: made.flags,
        where: `${absolute.slice(ROOT.length + 1)}:${line}`,
      });
    return made;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, parts, self) => note(Reflect.construct(target, parts, self)),
    apply: (target, self, parts) => note(Reflect.apply(target, self, parts)),
  });
  try {
    for (const file of files) await import(/* @vite-ignore */ pathToFileURL(resolve(ROOT, file)).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}

/** Every expression of the product once, and the places that build one only when they are called. */
export async function expressionsOfProduct(): Promise<{ all: Expression[]; builtLater: string[] }> {
  const files = productFiles().map((file) => ({ file, ...expressionsOf(file) }));
  const building = files.filter(({ builtAt }) => builtAt.length > 0);
  const built = await builtExpressions(building.map(({ file }) => file));
  const atLoad = new Set(built.map(({ where }) => where));
  const all = [...files.flatMap(({ literals }) => literals), ...built];
  return {
    all: [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()],
    builtLater: building
      .flatMap(({ file, builtAt }) => builtAt.map((line) => `${file}:${line}`))
      .filter((where) => !atLoad.has(where)),
  };
}
