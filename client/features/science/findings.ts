export interface Finding {
  text: string;
  strength: 'strong' | 'moderate' | 'early';
  papers: readonly [string, ...string[]];
}

/** What the eight papers add up to, and how firmly. */
export const FINDINGS: readonly Finding[] = [
  {
    text: 'Over a year or more, people lose about one kilogram (2.2 pounds) more on keto than on a low-fat diet. The difference is real but small.',
    strength: 'strong',
    papers: ['bueno-2013'],
  },
  {
    text: 'After six months, more people with type 2 diabetes are in remission on low carb than on other diets. After a year, that difference seems to be gone.',
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
    text: 'In a randomized trial, eating only later in the day (noon to 8 p.m.), with no other changes, did not help people lose more weight.',
    strength: 'moderate',
    papers: ['lowe-2020'],
  },
  {
    text: 'In a small group of people with prediabetes, an estimated half reached a normal A1C within two years. The study had no comparison group.',
    strength: 'early',
    papers: ['mckenzie-2021'],
  },
  {
    text: 'In a handful of men, eating early in the day improved insulin sensitivity even without weight loss.',
    strength: 'early',
    papers: ['sutton-2018'],
  },
  {
    text: 'Fasting for most of the day shifts the body from burning glucose to burning fat and ketones. In small studies of people, weight, blood pressure and blood fats got better. Much of the evidence for other benefits comes from animals.',
    strength: 'early',
    papers: ['decabo-2019', 'wilkinson-2020'],
  },
];
