export interface Finding {
  text: string;
  /** How far the studies carry it. */
  strength: 'strong' | 'moderate' | 'early';
}

/** What the eight papers add up to, and how firmly. */
export const FINDINGS: readonly Finding[] = [
  {
    text: 'Over a year or more, keto takes off about one kilogram more than a low-fat diet: a real difference, and a small one.',
    strength: 'strong',
  },
  {
    text: 'After six months more people with type 2 diabetes are in remission on low carb than on other diets. After a year that lead is gone.',
    strength: 'moderate',
  },
  {
    text: 'With close coaching, many people with type 2 diabetes need less medicine for a year or more.',
    strength: 'moderate',
  },
  {
    text: 'Triglycerides tend to fall and HDL to rise on keto, while LDL rises a little on average and a lot in some.',
    strength: 'moderate',
  },
  {
    text: 'In prediabetes, half of a small group returned to normal readings within two years.',
    strength: 'early',
  },
  {
    text: 'Eating early in the day improved insulin sensitivity even without weight loss, in a handful of men.',
    strength: 'early',
  },
  {
    text: 'A late eating window without other changes did nothing for weight in a randomized trial.',
    strength: 'moderate',
  },
];
