import type { PersonalData } from './profile.ts';

// Beside the schemas, so that a page which only shows a profile need not load what checks one.

export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;

export const DIABETES_STATUSES = ['none', 'prediabetes', 'type1', 'type2', 'gestational', 'unsure'] as const;

export const PREGNANCY_STATES = ['none', 'trying', 'pregnant', 'breastfeeding'] as const;

export const WEIGHT_GOALS = ['lose', 'keep', 'gain'] as const;

export const CONDITIONS = [
  'kidney_disease',
  'kidney_stones',
  'liver_disease',
  'pancreatitis',
  'gallbladder',
  'heart_failure',
  'high_blood_pressure',
  'heart_rhythm',
  'eating_disorder',
  'underweight_or_frail',
  'fat_metabolism_disorder',
  'epilepsy',
  'bipolar_or_psychosis',
  'gout',
  'thyroid',
  'adrenal',
  'bariatric_surgery',
  'cancer_treatment',
] as const;

export const ALLERGIES = [
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'molluscs',
  'tree_nuts',
  'peanuts',
  'wheat',
  'gluten_cereals',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;

/** What a person eats by conviction; plans keep to it, and its rules are in `meal-planner/person/eating-style.ts`. */
export const EATING_STYLES = ['vegetarian', 'pescatarian', 'vegan', 'no_pork', 'halal', 'kosher'] as const;

/** Kinds of a person's own data that the coach may answer from. */
export const OWN_DATA = ['profile', 'readings', 'pantry', 'plans', 'diary'] as const;

/** Nothing said yet. */
export const EMPTY_PERSONAL_DATA: PersonalData = {
  age: null,
  gender: null,
  height: null,
  weight: null,
  healthGoal: null,
  weightGoal: null,
  activity: null,
  diabetes: null,
  pregnancy: null,
  medicines: [],
  conditions: [],
  allergies: [],
  dislikes: [],
  eatingStyle: null,
  netCarbLimit: null,
  ownTargets: { energy: null, protein: null, fat: null },
  units: { glucose: 'mg/dL', weight: 'kg', length: 'cm', food: 'g' },
  timeZone: null,
  country: null,
  withheldFromCoach: [],
  onboarding: 'open',
};

export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export type DiabetesStatus = (typeof DIABETES_STATUSES)[number];

export type Pregnancy = (typeof PREGNANCY_STATES)[number];

export type WeightGoal = (typeof WEIGHT_GOALS)[number];

export type Condition = (typeof CONDITIONS)[number];

export type Allergy = (typeof ALLERGIES)[number];

export type EatingStyle = (typeof EATING_STYLES)[number];

export type OwnData = (typeof OWN_DATA)[number];
