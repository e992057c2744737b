export interface Finding {
  text: string;
  /** How far the studies carry it. */
  strength: 'strong' | 'moderate' | 'early';
  /** Ids of the papers it rests on. */
  papers: readonly [string, ...string[]];
}

/** What the eight papers add up to, and how firmly. */
export const FINDINGS: readonly Finding[] = [
  {
    text: 'Over a year or more, keto takes off about one kilogram more than a low-fat diet: a real difference, and a small one.',
    strength: 'strong',
    papers: ['bueno-2013'],
  },
  {
    text: 'After six months more people with type 2 diabetes are in remission on low carb than on other diets. After a year that lead was reportedly gone.',
    strength: 'moderate',
    papers: ['goldenberg-2021'],
  },
  {
    text: 'With close coaching, many people with type 2 diabetes needed less medicine for a year.',
    strength: 'moderate',
    papers: ['hallberg-2018'],
  },
  {
    text: 'Triglycerides tend to fall and HDL to rise on keto, while LDL rises a little on average.',
    strength: 'moderate',
    papers: ['bueno-2013', 'hallberg-2018'],
  },
  {
    text: 'A late eating window without other changes did nothing for weight in a randomized trial.',
    strength: 'moderate',
    papers: ['lowe-2020'],
  },
  {
    text: 'In prediabetes, an estimated half of a small group reached normal A1C within two years, without a comparison group.',
    strength: 'early',
    papers: ['mckenzie-2021'],
  },
  {
    text: 'Eating early in the day improved insulin sensitivity even without weight loss, in a handful of men.',
    strength: 'early',
    papers: ['sutton-2018'],
  },
  {
    text: 'Fasting for most of the day shifts the body from glucose to ketones. Weight, pressure and lipids improve in small studies; much of the rest was seen in animals.',
    strength: 'early',
    papers: ['decabo-2019', 'wilkinson-2020'],
  },
];
