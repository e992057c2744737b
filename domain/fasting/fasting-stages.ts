/** What is usual at an hour of a fast. Nobody's body keeps to these hours; they are drawn as ranges for that reason. */
export type FastingStage = {
  readonly id: 'digesting' | 'settling' | 'liver-sugar' | 'changing-over' | 'ketones' | 'long';
  readonly title: string;
  /** Hours since the last meal, about; the next stage begins where one ends. */
  readonly fromHour: number;
  /** Null for the last stage. */
  readonly toHour: number | null;
  readonly words: string;
  /** Where the words come from: a number of the evidence list, or general physiology. */
  readonly source: string;
};

/** Said beside every list of stages. */
export const STAGES_CAVEAT =
  'All times are estimates. They depend on your last meal, your usual diet, your sleep and how much you move. A ketone meter tells you more than a clock.';

const PHYSIOLOGY = 'General physiology, hours approximate';

/** Stages in the order of time, without gaps. */
export const FASTING_STAGES: readonly [FastingStage, ...FastingStage[]] = [
  {
    id: 'digesting',
    title: 'Digesting',
    fromHour: 0,
    toHour: 4,
    words: 'You are still running on your last meal. Glucose and insulin rise, then come back down.',
    source: PHYSIOLOGY,
  },
  {
    id: 'settling',
    title: 'Settling',
    fromHour: 4,
    toHour: 8,
    words: 'Insulin falls toward its resting level. Your liver starts to release stored glucose.',
    source: PHYSIOLOGY,
  },
  {
    id: 'liver-sugar',
    title: 'Using stored sugar',
    fromHour: 8,
    toHour: 12,
    words:
      'Your liver uses stored sugar to keep glucose steady, and you burn more fat. From 8 hours on, a glucose reading counts as fasting.',
    source: `Evidence B5 for the 8 hours; ${PHYSIOLOGY.toLowerCase()}`,
  },
  {
    id: 'changing-over',
    title: 'Switching over',
    fromHour: 12,
    toHour: 18,
    words:
      'The sugar stored in your liver runs low and ketones may start to rise. People who eat few carbs often get here sooner, others later or not at all.',
    source: `Evidence A5 (de Cabo 2019, mostly animal studies) and B20; ${PHYSIOLOGY.toLowerCase()}`,
  },
  {
    id: 'ketones',
    title: 'More ketones',
    fromHour: 18,
    toHour: 24,
    words:
      'You run more on fat and ketones. How far ketones rise varies a lot from person to person, and higher is not better.',
    source: 'Evidence A5 (de Cabo 2019) and B1',
  },
  {
    id: 'long',
    title: 'A long fast',
    fromHour: 24,
    toHour: null,
    words:
      'Longer fasts aren’t proven to help prediabetes more, and the risks grow. Fast 24 hours or longer only with a clinician supervising you.',
    source: 'Evidence B20',
  },
];

/** The stage of an hour; a moment before the start counts as the first. */
export function fastingStageAt(hours: number): FastingStage {
  return FASTING_STAGES.findLast((stage) => hours >= stage.fromHour) ?? FASTING_STAGES[0];
}
