import type { Paper } from './papers.ts';

/** A study that is not on the science page; `id` names its source in the handbook's list. */
type FurtherPaper = Pick<Paper, 'id' | 'description' | 'limit' | 'topics'> & { name: string };

/** More studies the coach can name, in our words; figures from the sources that the handbook cites too. */
export const FURTHER_PAPERS: readonly FurtherPaper[] = [
  {
    id: 'athinarayanan-2019',
    name: 'Frontiers in Endocrinology, 2019',
    description:
      'Two years of the same coached keto program in type 2 diabetes, with 74 percent still enrolled. Users of insulin fell by 62 percent, nobody took sulfonylureas any more, and 17.6 percent were in remission.',
    limit: 'Not randomized: people chose the program themselves.',
    topics: ['ketogenic', 'type 2 diabetes', 'remission', 'medicines', 'A1C', 'weight'],
  },
  {
    id: 'westman-2008',
    name: 'Nutrition & Metabolism, 2008',
    description:
      'In 84 randomized people with type 2 diabetes, 24 weeks of keto lowered A1C by 1.5 points against 0.5 on a low-glycemic diet, and weight by 11.1 kg against 6.9.',
    limit: 'Only 58 percent finished.',
    topics: ['ketogenic', 'type 2 diabetes', 'A1C', 'weight', 'medicines'],
  },
  {
    id: 'yancy-2005',
    name: 'Nutrition & Metabolism, 2005',
    description:
      'Sixteen weeks of keto in type 2 diabetes: A1C fell from 7.5 to 6.3 percent, triglycerides by 42 percent, and 7 of 21 stopped their diabetes medicine.',
    limit: 'No comparison group, 21 people; the authors ask for close supervision of medicines.',
    topics: ['ketogenic', 'type 2 diabetes', 'A1C', 'triglycerides', 'medicines'],
  },
  {
    id: 'patterson-2017',
    name: 'Annual Review of Nutrition, 2017',
    description:
      'A review of fasting and health: modified fasting appears to help with weight and may help metabolic health; less eating at night is one plausible way.',
    limit: 'A review; much was still unproven.',
    topics: ['fasting', 'weight'],
  },
  {
    id: 'dipietro-2013',
    name: 'Diabetes Care, 2013',
    description:
      'In adults of 60 and older with raised fasting glucose, three 15-minute walks after meals lowered the day’s average glucose from 129 to 116 mg/dL, about as much as one long morning walk, and more after dinner.',
    limit: 'It followed glucose for 24 hours, not for months.',
    topics: ['exercise', 'prediabetes'],
  },
  {
    id: 'postmeal-exercise-meta',
    name: 'Meta-analysis of exercise after meals',
    description:
      'Exercise after a meal lowers the rise of glucose a little to moderately (Hedges g -0.32), more so beyond 30 minutes.',
    limit: 'Glucose after the meal, not a result over months.',
    topics: ['exercise'],
  },
  {
    id: 'norwitz-2022',
    name: 'Current Developments in Nutrition, 2022',
    description:
      'Among 548 people on a low-carb diet, LDL rose more in those who were lean and had low triglycerides beside their HDL.',
    limit: 'An observation, not a trial; it says nothing about how safe a high LDL is.',
    topics: ['ketogenic', 'cholesterol'],
  },
  {
    id: 'unwin-2019',
    name: 'International Journal of Environmental Research and Public Health, 2019',
    description:
      'In 154 patients of a practice, low carb for two years on average went with blood pressure lower by 10.9 over 6.3 mmHg, while medicines were cut.',
    limit: 'What a practice saw, not a trial.',
    topics: ['blood pressure', 'ketogenic', 'medicines'],
  },
  {
    id: 'acharya-2021',
    name: 'Diseases, 2021',
    description:
      'Pooled studies: kidney stones in 5.9 percent of people on ketogenic diets over 3.7 years on average, 7.9 percent in adults.',
    limit: 'The range for adults is wide: 2.8 to 20.1 percent.',
    topics: ['kidney stones', 'ketogenic'],
  },
  {
    id: 'keto-flu-2020',
    name: 'Analysis of 43 online forums',
    description:
      'Reports of 300 people about keto flu: headache, tiredness, nausea, dizziness and brain fog lead; it peaks in the first week and dwindles after four.',
    limit: 'Forum posts, not a study of patients.',
    topics: ['keto flu', 'ketogenic'],
  },
];
