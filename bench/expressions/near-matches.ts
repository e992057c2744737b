import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Characters that sets of an expression are sampled with, common ones first. */
const PROBES = [...'a 1-\'.,:/|*_([)]"\n\tZé→°½€😀\0'];
/** What ends an input so that a match that came far fails. */
const ENDINGS = ['', '!', '\n', ' a\0', ' a b c d e f g h i j'];
/** Texts that belong to no expression in particular. */
const ODD = [
  ...[' ', 'a', '1', '-', "'", '.', ',', '\n', '(', '[', '|', '*', '_', '#', '>', '`', '😀', 'é', '\0'],
  ...['a ', '1 ', '1,', '1.', '1/', 'a-', "a'", ' \n', '- ', '](', '[a](', '**a', '| a ', 'a. ', 'A1 '],
];

/** Short texts whose repetition makes long near matches of an expression, with what stands before and after. */
export type NearMatch = { before: string; repeated: string; after: string };

/** A near match of `length` characters. */
export function written({ before, repeated, after }: NearMatch, length: number): string {
  const times = Math.ceil(Math.max(0, length - before.length - after.length) / repeated.length);
  return before + repeated.repeat(times).slice(0, Math.max(0, length - before.length - after.length)) + after;
}

/**
 * Near matches of one expression: every repetition in it pumped behind a way to reach it, that way and the pump
 * together again and again, every literal piece and a whole match short of its end repeated, and texts of odd kinds.
 */
export function nearMatches(source: string, flags: string): NearMatch[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, NearMatch>();
  const add = (before: string, repeated: string) => {
    if (repeated === '') return;
    for (const after of ENDINGS)
      found.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
  };
  const sampler = new Sampler(flags);

  const visit = (node: AST.Element | AST.Alternative | AST.Pattern, before: string): void => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        for (const one of node.alternatives) visit(one, before);
        break;
      case 'Assertion':
        if ('alternatives' in node) for (const one of node.alternatives) visit(one, before);
        break;
      case 'Alternative': {
        let reached = before;
        for (const [at, element] of node.elements.entries()) {
          visit(element, reached);
          reached += sampler.sample(element);
          const rest = node.elements.slice(at + 1, at + 3).map((next) => sampler.sample(next));
          if (element.type === 'Quantifier') add(before, reached.slice(before.length) + rest.join(''));
        }
        const own = reached.slice(before.length);
        for (const repeated of [own, `${own} `, own.slice(0, -1), `${own.slice(0, -1)} `]) add('', repeated);
        break;
      }
      case 'Quantifier': {
        if (node.max >= 4)
          for (const variant of [0, 1, 2, 3]) {
            const pump = sampler.sample(node.element, variant);
            add(before, pump);
            add('', before + pump);
            add('', `${before + pump} `);
          }
        visit(node.element, before);
        break;
      }
      default:
    }
  };
  visit(pattern, '');
  add('', sampler.sample(pattern));
  for (const odd of ODD) add('', odd);
  return [...found.values()];
}

/** Makes one short text that a part of an expression matches; assertions are taken as fulfilled. */
class Sampler {
  readonly #flags: string;
  readonly #sets = new Map<string, string[]>();

  constructor(flags: string) {
    this.#flags = flags.replace(/[gy]/g, '');
  }

  /** `variant` picks among the alternatives and characters that would do. */
  sample(node: AST.Element | AST.Alternative | AST.Pattern, variant = 0): string {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const one = node.alternatives[variant % node.alternatives.length];
        return one ? this.sample(one, variant) : '';
      }
      case 'Alternative':
        return node.elements.map((element) => this.sample(element, variant)).join('');
      case 'Quantifier':
        return this.sample(node.element, variant).repeat(Math.min(node.max, Math.max(1, node.min)));
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const fitting = this.#charactersOf(node.raw);
        return fitting[variant % fitting.length] ?? '';
      }
      default:
        return '';
    }
  }

  #charactersOf(set: string): string[] {
    const known = this.#sets.get(set);
    if (known) return known;
    const test = new RegExp(`^${set}$`, this.#flags);
    const own = [...set.replace(/[\\[\]^]/g, '')];
    const fitting = [...PROBES, ...own].filter((character) => test.test(character));
    this.#sets.set(set, fitting);
    return fitting;
  }
}
