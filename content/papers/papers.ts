export const PAPER_TOPICS = [
  'ketogenic',
  'fasting',
  'prediabetes',
  'type 2 diabetes',
  'insulin resistance',
  'metabolic syndrome',
  'remission',
  'A1C',
  'weight',
  'blood pressure',
  'cholesterol',
  'triglycerides',
  'medicines',
  'muscle',
  'exercise',
  'kidney stones',
  'keto flu',
] as const;
export type PaperTopic = (typeof PAPER_TOPICS)[number];

/** A measured difference with its 95 % confidence interval. */
export interface EffectInterval {
  label: string;
  value: number;
  low: number;
  high: number;
}

/** The paper's main result as numbers that can be drawn; figures as the paper itself gives them. */
export type PaperEffect =
  | {
      kind: 'intervals';
      /** What was measured. */
      title: string;
      unit: string;
      rows: readonly EffectInterval[];
      /** What lies on either side of zero. */
      sides: { below: string; above: string };
    }
  | {
      kind: 'shares';
      title: string;
      /** Whole percent, or with the decimal that the paper gives. */
      rows: readonly { label: string; percent: number }[];
    };

export interface Paper {
  id: string;
  /** First author and year, as it is cited: "Hallberg 2018". */
  citedAs: string;
  title: string;
  journal: string;
  /** Day of publication, YYYY-MM-DD: of the issue, or of the online version where that is cited. */
  publishedDate: string;
  url: string;
  /** What was found, with its size, in our words. */
  description: string;
  /** What the paper cannot show. */
  limit: string;
  category: 'ketogenic' | 'intermittent-fasting';
  topics: readonly PaperTopic[];
  /** Null where the paper gives no figure that a mark could stand for. */
  effect: PaperEffect | null;
}

const doi = (id: string) => `https://doi.org/${id}`;

/** Four studies of ketogenic diets and four of intermittent fasting, the sobering ones among them. */
export const PAPERS: readonly Paper[] = [
  {
    id: 'hallberg-2018',
    citedAs: 'Hallberg 2018',
    title:
      'Effectiveness and Safety of a Novel Care Model for the Management of Type 2 Diabetes at 1 Year: An Open-Label, Non-Randomized, Controlled Study',
    journal: 'Diabetes Therapy',
    publishedDate: '2018-02-07',
    url: doi('10.1007/s13300-018-0373-9'),
    description:
      'For one year, 262 adults with type 2 diabetes ate very low carb with a coach’s help, so that their bodies burned mostly fat (ketosis). A1C fell from 7.6 to 6.3 percent, and people lost about 30 lb (13.8 kg). Of those on insulin, 94 percent needed less of it or none.',
    limit:
      'People chose the program themselves, so the two groups may not have been alike to begin with. LDL rose by 10 percent.',
    category: 'ketogenic',
    topics: [
      'ketogenic',
      'type 2 diabetes',
      'weight',
      'A1C',
      'medicines',
      'cholesterol',
      'triglycerides',
      'insulin resistance',
    ],
    effect: {
      kind: 'shares',
      title: 'People who took diabetes medicine other than metformin',
      rows: [
        { label: 'Before', percent: 56.9 },
        { label: 'After one year', percent: 29.7 },
      ],
    },
  },
  {
    id: 'mckenzie-2021',
    citedAs: 'McKenzie 2021',
    title: 'Type 2 Diabetes Prevention Focused on Normalization of Glycemia: A Two-Year Pilot Study',
    journal: 'Nutrients',
    publishedDate: '2021-02-26',
    url: doi('10.3390/nu13030749'),
    description:
      'Ninety-six people with prediabetes on coached carbohydrate restriction. Over two years an estimated 52 percent reached a normal A1C without medicine, and 3 percent developed type 2 diabetes.',
    limit: 'A pilot without a comparison group: it cannot show that the diet was the cause.',
    category: 'ketogenic',
    topics: ['ketogenic', 'prediabetes', 'A1C', 'weight'],
    effect: {
      kind: 'shares',
      title: 'Where people with prediabetes stood after two years (estimated)',
      rows: [
        { label: 'Normal A1C without medicine', percent: 52.3 },
        { label: 'Type 2 diabetes', percent: 3 },
      ],
    },
  },
  {
    id: 'goldenberg-2021',
    citedAs: 'Goldenberg 2021',
    title:
      'Efficacy and safety of low and very low carbohydrate diets for type 2 diabetes remission: systematic review and meta-analysis of published and unpublished randomized trial data',
    journal: 'BMJ',
    publishedDate: '2021-01-13',
    url: doi('10.1136/bmj.m4743'),
    description:
      'Twenty-three randomized trials with 1,357 people. Eight of them, with 264 people, looked at remission (an A1C under 6.5 percent) at six months: 57 percent reached it on low-carb diets against 31 percent on other diets.',
    limit:
      'When only people off their medicines were counted, the difference was smaller and less certain. After a year, it seems to have been gone.',
    category: 'ketogenic',
    topics: ['ketogenic', 'type 2 diabetes', 'remission', 'A1C'],
    effect: {
      kind: 'intervals',
      title: 'How many more people out of 100 were in remission at six months (8 trials)',
      unit: 'of 100 people',
      rows: [{ label: 'Low carb compared with other diets', value: 32, low: 17, high: 47 }],
      sides: { below: 'Fewer on low carb', above: 'More on low carb' },
    },
  },
  {
    id: 'bueno-2013',
    citedAs: 'Bueno 2013',
    title:
      'Very-low-carbohydrate ketogenic diet v. low-fat diet for long-term weight loss: a meta-analysis of randomised controlled trials',
    journal: 'British Journal of Nutrition',
    publishedDate: '2013-05-07',
    url: doi('10.1017/S0007114513000548'),
    description:
      'Thirteen trials of at least a year with 1,569 people. People on keto lost about 2 lb (0.91 kg) more than on low fat. Their triglycerides (a blood fat) were lower, and their HDL (“good” cholesterol) was higher.',
    limit:
      'A small effect that faded by the second year. LDL (“bad” cholesterol) went up a little, and A1C was about the same on both diets.',
    category: 'ketogenic',
    topics: ['ketogenic', 'weight', 'cholesterol', 'triglycerides', 'blood pressure'],
    effect: {
      kind: 'intervals',
      title: 'Weight after a year or more, keto compared with low fat (13 trials)',
      unit: 'kg',
      rows: [{ label: 'Keto compared with low fat', value: -0.91, low: -1.65, high: -0.17 }],
      sides: { below: 'Lighter on keto', above: 'Lighter on low fat' },
    },
  },
  {
    id: 'decabo-2019',
    citedAs: 'de Cabo 2019',
    title: 'Effects of Intermittent Fasting on Health, Aging, and Disease',
    journal: 'New England Journal of Medicine',
    publishedDate: '2019-12-26',
    url: doi('10.1056/NEJMra1905136'),
    description:
      'A review of how fasting switches the body from glucose to ketones, and of studies that saw better insulin sensitivity, blood pressure, blood lipids and weight.',
    limit:
      'A review, not a trial. Much of the evidence comes from animals, and human studies mostly lasted months.',
    category: 'intermittent-fasting',
    topics: ['fasting', 'insulin resistance', 'blood pressure', 'weight', 'cholesterol'],
    effect: null,
  },
  {
    id: 'sutton-2018',
    citedAs: 'Sutton 2018',
    title:
      'Early Time-Restricted Feeding Improves Insulin Sensitivity, Blood Pressure, and Oxidative Stress Even without Weight Loss in Men with Prediabetes',
    journal: 'Cell Metabolism',
    publishedDate: '2018-06-05',
    url: doi('10.1016/j.cmet.2018.04.010'),
    description:
      'For five weeks, men with prediabetes ate all their meals within six hours and were done by 3 p.m. Their weight was kept the same. Insulin sensitivity, blood pressure and evening appetite improved.',
    limit:
      'Only eight men, with supervised meals. No women took part, and there is no large trial. How much blood pressure fell (about 10 mmHg) we know from reports about the study, not from the paper itself.',
    category: 'intermittent-fasting',
    topics: ['fasting', 'prediabetes', 'insulin resistance', 'blood pressure'],
    effect: null,
  },
  {
    id: 'wilkinson-2020',
    citedAs: 'Wilkinson 2020',
    title:
      'Ten-Hour Time-Restricted Eating Reduces Weight, Blood Pressure, and Atherogenic Lipids in Patients with Metabolic Syndrome',
    journal: 'Cell Metabolism',
    publishedDate: '2020-01-07',
    url: doi('10.1016/j.cmet.2019.11.004'),
    description:
      'Nineteen people with metabolic syndrome ate within a ten-hour window of their choice for twelve weeks. Weight, waist, blood pressure and LDL went down. Reports about the study give about 7 lb (3 kg), 2 inches (5 cm) of waist and 5 to 7 mmHg of blood pressure. Average glucose hardly moved.',
    limit: 'No comparison group, and most took medicine for blood pressure or cholesterol.',
    category: 'intermittent-fasting',
    topics: ['fasting', 'metabolic syndrome', 'weight', 'blood pressure', 'cholesterol'],
    effect: null,
  },
  {
    id: 'lowe-2020',
    citedAs: 'Lowe 2020',
    title:
      'Effects of Time-Restricted Eating on Weight Loss and Other Metabolic Parameters in Women and Men With Overweight and Obesity: The TREAT Randomized Clinical Trial',
    journal: 'JAMA Internal Medicine',
    publishedDate: '2020-11-01',
    url: doi('10.1001/jamainternmed.2020.4153'),
    description:
      'For twelve weeks, 116 adults ate either only from noon to 8 p.m. or three regular meals. The first group lost about 2 lb (0.94 kg), the second about 1.5 lb (0.68 kg). The difference may be chance.',
    limit:
      'No benefit was found, and some people who were measured more closely lost more muscle. When you eat can’t make up for what you eat.',
    category: 'intermittent-fasting',
    topics: ['fasting', 'weight', 'muscle'],
    effect: {
      kind: 'intervals',
      title: 'Weight change over twelve weeks',
      unit: 'kg',
      rows: [
        { label: 'Noon to 8 p.m.', value: -0.94, low: -1.68, high: -0.2 },
        { label: 'Three meals a day', value: -0.68, low: -1.41, high: 0.05 },
      ],
      sides: { below: 'Lost', above: 'Gained' },
    },
  },
];
