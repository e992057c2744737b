import type { PromptCategory } from '../../ui/prompt-categories.tsx';

/** Ready questions, in the four fixed categories. */
export const PROMPT_CATEGORIES: readonly PromptCategory[] = [
  {
    title: 'Understanding Ketosis',
    prompts: [
      'What is ketosis, and how do I get there?',
      'How long does it take to reach ketosis?',
      'How can I tell that I am in ketosis?',
      'How many carbs may I eat in a day?',
      'What is the difference between ketosis and ketoacidosis?',
    ],
  },
  {
    title: 'Understanding Insulin Resistance',
    prompts: [
      'What is insulin resistance?',
      'Can prediabetes be turned around?',
      'What should my fasting glucose be?',
      'What does an A1C of 5.9 mean?',
      'What is the glucose ketone index?',
    ],
  },
  {
    title: 'Understanding Exercise & Lifestyle Integration',
    prompts: [
      'Does a walk after a meal lower glucose?',
      'Can I exercise while I fast?',
      'How do sleep and stress change my glucose?',
      'How do I eat keto when I go out?',
      'Why do I have less strength in the first weeks?',
    ],
  },
  {
    title: 'Nutrition & Fasting',
    prompts: [
      'How do I work out net carbs from a label?',
      'Which electrolytes do I need on keto, and how much?',
      'What helps against keto flu?',
      'How do I start with a 16:8 fasting window?',
      'What breaks a fast?',
      'Are sugar alcohols keto?',
    ],
  },
];

/** A few of them for an empty chat. */
export const FIRST_PROMPTS: readonly string[] = PROMPT_CATEGORIES.flatMap(({ prompts }) =>
  prompts.slice(0, 1),
);
