import type {
  ActivityLevel,
  Allergy,
  Condition,
  DiabetesStatus,
  EatingStyle,
  Pregnancy,
  WeightGoal,
} from '#contract/profile-values.ts';

export const ACTIVITY_WORDS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Mostly sitting, little exercise',
  light: 'Light: exercise 1 to 3 days a week',
  moderate: 'Moderate: exercise 3 to 5 days a week',
  active: 'Active: exercise 6 to 7 days a week',
  very_active: 'Very active: hard exercise or physical work daily',
};

export const DIABETES_WORDS: Readonly<Record<DiabetesStatus, string>> = {
  none: 'No diabetes',
  prediabetes: 'Prediabetes or insulin resistance',
  type1: 'Type 1 diabetes or LADA',
  type2: 'Type 2 diabetes',
  gestational: 'Gestational diabetes',
  unsure: 'Not sure',
};

export const PREGNANCY_WORDS: Readonly<Record<Pregnancy, string>> = {
  none: 'Does not apply',
  trying: 'Trying to conceive',
  pregnant: 'Pregnant',
  breastfeeding: 'Breastfeeding',
};

export const WEIGHT_GOAL_WORDS: Readonly<Record<WeightGoal, string>> = {
  lose: 'Lose weight',
  keep: 'Keep my weight',
  gain: 'Gain weight',
};

export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  kidney_disease: 'Kidney disease',
  kidney_stones: 'Kidney stones',
  liver_disease: 'Liver disease',
  pancreatitis: 'Pancreatitis, now or in the past',
  gallbladder: 'Gallstones or gallbladder trouble',
  heart_failure: 'Heart failure',
  high_blood_pressure: 'High blood pressure',
  heart_rhythm: 'Irregular heartbeat',
  eating_disorder: 'Eating disorder, now or in the past',
  underweight_or_frail: 'Underweight or frail',
  fat_metabolism_disorder: 'Inborn disorder of fat metabolism, or porphyria',
  epilepsy: 'Epilepsy',
  bipolar_or_psychosis: 'Bipolar disorder or psychosis',
  gout: 'Gout',
  thyroid: 'Thyroid disease',
  adrenal: 'Adrenal insufficiency, or steroid medicine',
  bariatric_surgery: 'Weight-loss surgery',
  cancer_treatment: 'Cancer treatment',
};

export const ALLERGY_WORDS: Readonly<Record<Allergy, string>> = {
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustaceans: 'Shrimp, crab, lobster',
  molluscs: 'Mussels, clams, squid',
  tree_nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  wheat: 'Wheat',
  gluten_cereals: 'Gluten',
  soy: 'Soy',
  sesame: 'Sesame',
  celery: 'Celery',
  mustard: 'Mustard',
  lupin: 'Lupin',
  sulphites: 'Sulfites',
};

export const EATING_STYLE_WORDS: Readonly<Record<EatingStyle, string>> = {
  vegetarian: 'Vegetarian: no meat, no fish',
  pescatarian: 'Pescatarian: fish, no meat',
  vegan: 'Vegan: nothing from animals',
  no_pork: 'No pork',
  halal: 'Halal style',
  kosher: 'Kosher style',
};
