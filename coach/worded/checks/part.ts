/** A piece of an answer on its way through the checks. */
export type Part = {
  readonly text: string;
  /** Marks of ours, such as a link around a citation, that no check reads or changes. */
  readonly fixed: boolean;
  /** Numbers of the sources that a mark cites. */
  readonly cites?: readonly number[];
};

/** One check: takes parts as they come and gives those that are decided. */
export interface Stage {
  push(part: Part): Part[];
  /** The rest; nothing comes after it. */
  end(): Part[];
}

export function textPart(text: string): Part {
  return { text, fixed: false };
}

export function fixedPart(text: string, cites: readonly number[] = []): Part {
  return { text, fixed: true, cites };
}

/** The stages one behind the other, as one. */
export function chained(stages: readonly Stage[]): Stage {
  const through = (parts: Part[], from: number): Part[] =>
    stages.slice(from).reduce((passing, stage) => passing.flatMap((part) => stage.push(part)), parts);
  return {
    push: (part) => through([part], 0),
    end: () =>
      stages.reduce<Part[]>(
        (passed, stage) => [...passed.flatMap((part) => stage.push(part)), ...stage.end()],
        [],
      ),
  };
}
