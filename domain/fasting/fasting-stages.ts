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
  'All hours are rough. They shift with your last meal, how you eat on other days, sleep and movement. A ketone meter says more than a clock.';

const PHYSIOLOGY = 'General physiology, hours approximate';

/** Stages in the order of time, without gaps. */
export const FASTING_STAGES: readonly [FastingStage, ...FastingStage[]] = [
  {
    id: 'digesting',
    title: 'Digesting',
    fromHour: 0,
    toHour: 4,
    words: 'You are still living from the last meal. Glucose and insulin rise and come down again.',
    source: PHYSIOLOGY,
  },
  {
    id: 'settling',
    title: 'Settling',
    fromHour: 4,
    toHour: 8,
    words: 'Insulin falls toward its resting level. The liver begins to give out stored glucose.',
    source: PHYSIOLOGY,
  },
  {
    id: 'liver-sugar',
    title: 'Living from stores',
    fromHour: 8,
    toHour: 12,
    words:
      'The liver keeps glucose steady from its store, and more fat is burned. From 8 hours on, a glucose reading counts as fasting.',
    source: `Evidence B5 for the 8 hours; ${PHYSIOLOGY.toLowerCase()}`,
  },
  {
    id: 'changing-over',
    title: 'Changing over',
    fromHour: 12,
    toHour: 18,
    words:
      'The store in the liver runs lower and ketones may begin to rise. People who eat few carbs often get here sooner, others later or not at all.',
    source: `Evidence A5 (de Cabo 2019, mostly animal studies) and B20; ${PHYSIOLOGY.toLowerCase()}`,
  },
  {
    id: 'ketones',
    title: 'More ketones',
    fromHour: 18,
    toHour: 24,
    words:
      'Fat and ketones carry more of the load. How far ketones rise differs widely from person to person, and higher is not better.',
    source: 'Evidence A5 (de Cabo 2019) and B1',
  },
  {
    id: 'long',
    title: 'A long fast',
    fromHour: 24,
    toHour: null,
    words:
      'No added benefit is shown for prediabetes, and the risks grow. A fast of 24 hours or longer belongs under a clinician’s eyes.',
    source: 'Evidence B20',
  },
];

/** The stage of an hour; a moment before the start counts as the first. */
export function fastingStageAt(hours: number): FastingStage {
  return FASTING_STAGES.findLast((stage) => hours >= stage.fromHour) ?? FASTING_STAGES[0];
}
