import type { PromptCategory } from '../../ui/prompt-categories.tsx';

/** Ready questions, in the four fixed categories. A test asks the coach each of them. */
export const PROMPT_CATEGORIES: readonly PromptCategory[] = [
  {
    title: 'Understanding Ketosis',
    prompts: [
      'What is ketosis, and how do I get there?',
      'How many carbs a day on keto?',
      'How long does it take to reach ketosis?',
      "How can I tell if I'm in ketosis?",
      'What is the difference between blood, breath and urine ketone tests?',
      'What is the difference between ketosis and ketoacidosis?',
      'Who should not do keto, or ask a doctor first?',
    ],
  },
  {
    title: 'Understanding Insulin Resistance',
    prompts: [
      'What is insulin resistance?',
      'What are the signs of insulin resistance?',
      'Can prediabetes be turned around?',
      'What should my fasting glucose be?',
      'Why is my fasting glucose high in the morning?',
      'What does an A1C of 5.9 mean?',
      'What is HOMA-IR, and how do I calculate it?',
      'What is the glucose ketone index?',
    ],
  },
  {
    title: 'Understanding Exercise & Lifestyle Integration',
    prompts: [
      'Does a walk after a meal lower glucose?',
      'Can I exercise while I fast?',
      'Can I build muscle on keto?',
      'Why does my glucose rise after hard exercise?',
      'How does bad sleep affect blood sugar?',
      'Does stress raise blood sugar?',
      'How do I travel on keto?',
      "How do I cook keto for a family that isn't on keto?",
    ],
  },
  {
    title: 'Nutrition & Fasting',
    prompts: [
      'What can I eat on keto?',
      'How do I calculate net carbs from a label?',
      'Which vegetables are lowest in net carbs?',
      'Which sweeteners are fine on keto?',
      'Which electrolytes do I need on keto, and how much?',
      'How do I start with a 16:8 fasting window?',
      'What breaks a fast?',
      'Who should not fast?',
    ],
  },
];

/** A few of them for an empty chat. */
export const FIRST_PROMPTS: readonly string[] = PROMPT_CATEGORIES.flatMap(({ prompts }) =>
  prompts.slice(0, 1),
);
