/** Fields of the profile that targets are computed from. */
export type MissingField = 'age' | 'gender' | 'height' | 'weight' | 'activity';

/** One daily target. */
export type Target = {
  /** What holds: the person's own number, else the computed one; null when there is neither. */
  readonly value: number | null;
  readonly unit: 'kcal' | 'g';
  /** What the rules compute; null where they may not or cannot. */
  readonly computed: number | null;
  /** Least and most that fit, where the rules give a span. */
  readonly range: { readonly least: number; readonly most: number } | null;
  /** The person set the value themselves. */
  readonly own: boolean;
  /** One plain sentence with the numbers used. */
  readonly how: string;
  /** Why nothing is computed, or what stands against it; null without. */
  readonly reason: string | null;
};

/** What the rules make of a target before the person's own number is put in. */
export type Computed = Pick<Target, 'computed' | 'range' | 'how' | 'reason'>;

/** A target that is not computed, with the reason. */
export function notComputed(reason: string): Computed {
  return { computed: null, range: null, how: 'We don’t calculate a number here.', reason };
}

/** The target with the person's own number, which stands beside the computed one and its reason. */
export function targetOf(unit: Target['unit'], own: number | null, computed: Computed): Target {
  return {
    ...computed,
    unit,
    value: own ?? computed.computed,
    own: own !== null,
    how: own === null ? computed.how : `You set ${own} ${unit} yourself. ${computed.how}`,
  };
}
