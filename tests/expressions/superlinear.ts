import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { JS, NFA } from 'refa';
import { analyse } from 'scslre';

/**
 * Why an expression may need more than linear time, in words; empty where nothing is found. scslre tells repetitions
 * that take from each other; that a search starts over inside what it went through in vain, behind a prefix too, is
 * told here: "maltit\w* syrup" on "maltitmaltitmaltit".
 */
export function superlinearParts(source: string, flags: string): string[] {
  const trades = analyse({ source, flags })
    .reports.filter(({ type }) => type !== 'Move')
    .map((report) => `${report.type} on ${JSON.stringify(report.character.pick)}`);
  return [...new Set([...trades, ...restarts(source, flags)])];
}

/**
 * Where a search may start again: at the beginning, or wherever an endless repetition before may end. `prefix` takes
 * what leads from there to a part; the text gone through is one of each of `within`, too.
 */
type Start = { prefix: string; within: readonly string[] };
/** What leads to a part of an expression, and what may follow it. */
type Place = { starts: readonly Start[]; rest: readonly AST.Element[]; flags: string };

function restarts(source: string, flags: string): string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  return pattern.alternatives.flatMap((one) =>
    inSequence(one, { starts: [{ prefix: '', within: [] }], rest: [], flags }),
  );
}

function inSequence(one: AST.Alternative, place: Place): string[] {
  let { starts } = place;
  return one.elements.flatMap((element, at) => {
    const found = inElement(element, {
      ...place,
      starts,
      rest: [...one.elements.slice(at + 1), ...place.rest],
    });
    const taken = consumed(element, place.flags);
    starts = starts.map(({ prefix, within }) => ({
      prefix: prefix + taken,
      within:
        prefix === '' && element.type === 'Assertion'
          ? [...within, ...condition(element, place.flags)]
          : within,
    }));
    if (element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY)
      starts = [...starts, { prefix: '', within: [`(?:${consumed(element.element, place.flags)})+`] }];
    return found;
  });
}

function inElement(element: AST.Element, place: Place): string[] {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap((one) => inSequence(one, place));
    case 'Assertion': {
      if (element.kind === 'lookbehind' && isEndless(element)) return [`endless ${element.raw}`];
      if (element.kind !== 'lookahead') return [];
      return element.alternatives.flatMap((one) => inSequence(one, { ...place, rest: [] }));
    }
    case 'Quantifier': {
      const inner = inElement(element.element, place);
      return element.max === Number.POSITIVE_INFINITY && canFail(element, place) && startsOver(element, place)
        ? [...inner, `starts over in ${element.raw}`]
        : inner;
    }
    default:
      return [];
  }
}

function isEndless(node: AST.Node): boolean {
  let endless = false;
  visitRegExpAST(node, {
    onQuantifierEnter: ({ max }) => {
      endless ||= max === Number.POSITIVE_INFINITY;
    },
  });
  return endless;
}

/** Whether a match can still fail behind a repetition, once it has taken all there is. */
function canFail({ element }: AST.Quantifier, { rest, flags }: Place): boolean {
  const takesAll =
    /^\[(?:\^|\\s\\S|\\S\\s)\]$/.test(element.raw) || (element.raw === '.' && flags.includes('s'));
  return rest.some((next) => {
    if (next.type === 'Quantifier') return next.min > 0;
    // Behind all the letters of a word there is its end.
    if (next.type === 'Assertion' && next.kind === 'word') return next.negate || element.raw !== '\\w';
    if (next.type === 'Assertion' && next.kind === 'end')
      return !takesAll && !(element.raw === '.' && flags.includes('m'));
    return true;
  });
}

/**
 * Whether a text that a repetition goes through can hold the way to it again, followed by more of the same: then the
 * repetition is entered from each of those places, and each time goes on to the end.
 */
function startsOver({ element }: AST.Quantifier, { starts, flags }: Place): boolean {
  const piece = consumed(element, flags);
  return starts.some(({ prefix, within }) => {
    const texts = [`(?:${prefix})(?:${piece})*`, `(?:${piece})+`, ...within];
    const [first, ...others] = texts.map((text) => automaton(text, flags));
    return first && !others.reduce((left, right) => NFA.fromIntersection(left, right), first).isEmpty;
  });
}

function automaton(source: string, flags: string): NFA {
  const parser = JS.Parser.fromLiteral({ source, flags: flags.replace(/[gy]/g, '') });
  const { expression, maxCharacter } = parser.parse({
    assertions: 'ignore',
    backreferences: 'disable',
    maxNodes: 100_000,
  });
  return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'ignore' });
}

/** A part as an expression of what it takes, without conditions; the start of a text comes only once. */
function consumed(node: AST.Element | AST.Alternative, flags: string): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((element) => consumed(element, flags)).join('');
    case 'Group':
    case 'CapturingGroup':
      return `(?:${node.alternatives.map((one) => consumed(one, flags)).join('|')})`;
    case 'Quantifier':
      return `(?:${consumed(node.element, flags)})${node.raw.slice(node.element.raw.length)}`;
    case 'Assertion':
      return node.kind === 'start' && !flags.includes('m') ? '[]' : '';
    case 'Backreference':
      return '[^]*';
    default:
      return node.raw;
  }
}

/** Texts that may come before, as a condition at the start of an expression has it; none where it holds nothing we know. */
function condition(assertion: AST.Assertion, flags: string): string[] {
  if (assertion.kind === 'start') return [flags.includes('m') ? '[^]*\\n' : '[]'];
  if (assertion.kind === 'word') return ['\\w[^]*\\W|\\W[^]*\\w'];
  if (assertion.kind !== 'lookbehind') return [];
  const [only, ...more] = assertion.alternatives;
  const [last] = only?.elements ?? [];
  if (!assertion.negate)
    return [`[^]*(?:${assertion.alternatives.map((one) => consumed(one, flags)).join('|')})`];
  return more.length > 0 || only?.elements.length !== 1 || !last ? [] : [`[^]*${outside(last)}`];
}

/** Any one character but those of a set. */
function outside(set: AST.Element): string {
  if (set.type === 'CharacterClass') return set.negate ? `[${set.raw.slice(2)}` : `[^${set.raw.slice(1)}`;
  return set.type === 'CharacterSet' || set.type === 'Character' ? `[^${set.raw}]` : '[^]';
}
