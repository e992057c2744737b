import loadHighs, { type Highs } from 'highs';

/** A variable of a program, made by `LinearProgram.variable`. */
export type Variable = string & { readonly brand: unique symbol };
export type Term = readonly [factor: number, variable: Variable];

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** Values of the variables at the optimum. */
export type Solution = (variable: Variable) => number;

/**
 * Node limits keep the answer the same on every machine, which a time limit would not. A plan within one point of the
 * best is as good: chance gives each dish more. Presolve costs more here than it saves, and so do the searches inside
 * the search: programs of thirty choices are branched through sooner than sub-programs, pump and cuts below the root
 * are done, and bounds by pseudocosts alone choose well enough among so few.
 */
const NEAR = {
  output_flag: false,
  random_seed: 1,
  presolve: 'off',
  mip_rel_gap: 0.04,
  mip_abs_gap: 1,
  mip_max_nodes: 200,
  mip_allow_restart: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_run_root_reduced_cost: false,
  mip_heuristic_run_feasibility_jump: false,
  mip_allow_cut_separation_at_nodes: false,
  mip_pscost_minreliable: 0,
} as const;
const EXACT = {
  output_flag: false,
  random_seed: 1,
  mip_rel_gap: 0,
  mip_abs_gap: 1e-6,
  mip_max_nodes: 20_000,
} as const;

type Result = ReturnType<Highs['solve']>;

let highs: Promise<Highs> | null = null;
const loaded = () => {
  highs ??= loadHighs();
  return highs;
};

/**
 * A solver that failed once is not trusted again: a new one gets one more try, as the program stands. Presolve breaks
 * down on some small programs (HiGHS error -1, seen with highs 1.15.3).
 */
async function run(text: string, options: typeof NEAR | typeof EXACT): Promise<Result> {
  try {
    return (await loaded()).solve(text, options);
  } catch {
    highs = null;
    return (await loaded()).solve(text, { ...options, presolve: 'off' });
  }
}

const number = (value: number) => value.toFixed(7).replace(/\.0+$|(?<=[1-9])0+$/, '');

function termText(terms: readonly Term[]): string {
  return terms
    .filter(([factor]) => Math.abs(factor) >= 1e-7)
    .map(([factor, variable]) => `${factor < 0 ? '-' : '+'} ${number(Math.abs(factor))} ${variable}`)
    .join(' ');
}

function solutionOf(result: Result): Solution | null {
  if (result.Status === 'Infeasible' || result.Status === 'Primal infeasible or unbounded') return null;
  const columns = result.Columns;
  return (variable) => {
    const column = columns[variable];
    return column && 'Primal' in column ? column.Primal : 0;
  };
}

/** A linear program with some whole variables, least cost wanted; solved by HiGHS. */
export class LinearProgram {
  readonly #costs: Term[] = [];
  readonly #rows: string[] = [];
  readonly #bounds: string[] = [];
  readonly #whole: Variable[] = [];
  readonly #exact: boolean;
  #count = 0;

  /** @param exact the optimum itself, where near enough is not enough */
  constructor({ exact = false }: { exact?: boolean } = {}) {
    this.#exact = exact;
  }

  /** From 0 up, unless bounds say otherwise. */
  variable({ cost = 0, most }: { cost?: number; most?: number } = {}): Variable {
    const name = this.#named('x');
    if (cost !== 0) this.#costs.push([cost, name]);
    if (most !== undefined) this.#bounds.push(`0 <= ${name} <= ${number(most)}`);
    return name;
  }

  /** 0 or 1. */
  choice(cost: number): Variable {
    const name = this.#named('y');
    this.#costs.push([cost, name]);
    this.#whole.push(name);
    return name;
  }

  /** Always 1. */
  given(): Variable {
    const name = this.#named('x');
    this.#bounds.push(`${name} = 1`);
    return name;
  }

  row(terms: readonly Term[], { least, most }: Bounds): void {
    const text = termText(terms);
    if (text === '') return;
    if (least !== undefined && least === most) this.#rows.push(`${text} = ${number(least)}`);
    else {
      if (least !== undefined) this.#rows.push(`${text} >= ${number(least)}`);
      if (most !== undefined) this.#rows.push(`${text} <= ${number(most)}`);
    }
  }

  /** The cheapest solution, near enough; null when no values satisfy the rows. */
  async solve(): Promise<Solution | null> {
    return solutionOf(await run(this.#text(), this.#exact ? EXACT : NEAR));
  }

  /**
   * The cheapest solution if choices could be made in part. The price of a variable is what one more of it would cost:
   * nothing for those in use.
   */
  async solveRelaxed(): Promise<{ readonly value: Solution; readonly price: Solution } | null> {
    const result = await run(this.#text({ isRelaxed: true }), NEAR);
    const value = solutionOf(result);
    const columns = result.Columns;
    const price: Solution = (variable) => {
      const column = columns[variable];
      return column && 'Dual' in column ? column.Dual : 0;
    };
    return value && { value, price };
  }

  #named(kind: 'x' | 'y'): Variable {
    this.#count += 1;
    return `${kind}${this.#count}` as Variable;
  }

  #text({ isRelaxed = false } = {}): string {
    const rows = this.#rows.map((row, at) => ` r${at}: ${row}`);
    return [
      'Minimize',
      ` cost: ${termText(this.#costs) || '0 x0'}`,
      'Subject To',
      ...rows,
      'Bounds',
      ...this.#bounds.map((bound) => ` ${bound}`),
      ...(isRelaxed ? this.#whole.map((name) => ` 0 <= ${name} <= 1`) : []),
      ...(this.#whole.length > 0 && !isRelaxed ? ['Binary', ` ${this.#whole.join('\n ')}`] : []),
      'End',
    ].join('\n');
  }
}
