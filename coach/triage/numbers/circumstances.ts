import type { Token } from './number-tokens.ts';
import { words } from './quantity-names.ts';

/** How somebody was while their pulse was counted; `unknown` is asked about. */
export type Posture = 'rest' | 'motion' | 'unknown';
/** Whether a number is a limit: "over 400" is more than it says. */
export type Bound = 'over' | 'under' | null;

const REST = new Set(
  words(
    'rest, resting, rhr, sitting, sat, seated, lying, laying, bed, couch, sofa, desk, chair, asleep, sleeping, reposo, acostado, acostada, sentado, sentada, repos, allonge, allongee, assis, assise, ruhe, ruhepuls, liegen, sitzen, bett, riposo, letto, repouso, deitado, deitada, rust, rustpols, zittend, spoczynku, spoczynkowe, aaram, baithe',
  ),
);
const MOTION = new Set(
  words(
    'bike, biking, cycling, stairs, run, running, ran, jog, jogging, gym, exercise, exercising, workout, working, walk, walking, hike, hiking, treadmill, sprint, sprints, cardio, training, train, lift, lifting, peloton, rowing, swimming, spin, hiit, climbing, hill, sex, dancing, corriendo, ejercicio, escaleras, courant, sport, escaliers, laufen, fahrrad, treppe, joggen, corro, sforzo, scale, correndo, exercicio, hardlopen, fiets, trap, biegu, bieg, rowerze, schodach, daudte',
  ),
);
const OVER = new Set(
  words(
    'over, above, greater, more, higher, exceeds, past, uber, mas, plus, oltre, acima, boven, ponad, powyzej',
  ),
);
const UNDER = new Set(
  words('under, below, less, lower, beneath, unter, menos, moins, sotto, abaixo, onder, ponizej'),
);

/** The posture told behind a pulse before the next number, else in front of it. */
export function postureAt(tokens: readonly Token[], at: number): Posture {
  const isNumber = ({ kind }: Token) => kind === 'number';
  const next = tokens.findIndex((token, index) => index > at && isNumber(token));
  const last = tokens.findLastIndex((token, index) => index < at && isNumber(token));
  const behind = tokens.slice(at + 1, next === -1 ? undefined : next);
  const front = tokens.slice(last + 1, at).toReversed();
  for (const { text } of [...behind, ...front]) {
    if (text.split(' ').some((word) => MOTION.has(word))) return 'motion';
    if (text.split(' ').some((word) => REST.has(word))) return 'rest';
  }
  return 'unknown';
}

/** The bound right before a number: "over 400", "less than 50". */
export function boundAt(tokens: readonly Token[], at: number): Bound {
  const [one, two] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  const word = ['than', 'de', 'que', 'als', 'di'].includes(one) ? two : one;
  return OVER.has(word) ? 'over' : UNDER.has(word) ? 'under' : null;
}
