export interface FoodCategory {
  title: string;
  /** What to look for in this group. */
  tip: string;
  foods: readonly string[];
}

/** The eight groups of a first shopping list. */
export const CATEGORIES: readonly FoodCategory[] = [
  {
    title: 'Proteins & Meats',
    tip: 'Plain cuts carry no carbs. Breading, glaze and sausage fillers do.',
    foods: [
      'Eggs',
      'Salmon',
      'Sardines',
      'Chicken thighs',
      'Ground beef',
      'Pork chops',
      'Turkey',
      'Shrimp',
      'Firm tofu',
    ],
  },
  {
    title: 'Healthy Fats & Oils',
    tip: 'Let olive oil and avocado lead, with butter for taste.',
    foods: [
      'Extra virgin olive oil',
      'Avocado oil',
      'Butter',
      'Ghee',
      'Coconut oil',
      'Mayonnaise without sugar',
      'Olives',
    ],
  },
  {
    title: 'Dairy & Alternatives',
    tip: 'Full fat and plain. Milk and sweetened yogurt add up quickly.',
    foods: [
      'Heavy cream',
      'Hard cheese',
      'Mozzarella',
      'Cream cheese',
      'Plain Greek yogurt',
      'Unsweetened almond milk',
      'Unsweetened coconut milk',
    ],
  },
  {
    title: 'Vegetables',
    tip: 'What grows above ground is mostly low in carbs.',
    foods: [
      'Spinach',
      'Kale',
      'Broccoli',
      'Cauliflower',
      'Zucchini',
      'Asparagus',
      'Cucumber',
      'Bell peppers',
      'Mushrooms',
    ],
  },
  {
    title: 'Fruits (Low Sugar)',
    tip: 'A small bowl, not a smoothie.',
    foods: ['Avocado', 'Raspberries', 'Blackberries', 'Strawberries', 'Lemon', 'Lime'],
  },
  {
    title: 'Nuts & Seeds',
    tip: 'Weigh a handful once: it is easy to eat three.',
    foods: ['Macadamias', 'Pecans', 'Walnuts', 'Almonds', 'Chia seeds', 'Flax seeds', 'Pumpkin seeds'],
  },
  {
    title: 'Flavor Boosters & Condiments',
    tip: 'Sauces hide sugar. Scan the label before it goes in the cart.',
    foods: ['Garlic', 'Fresh herbs', 'Mustard', 'Vinegar', 'Soy sauce', 'Hot sauce', 'Pesto', 'Sea salt'],
  },
  {
    title: 'Drinks',
    tip: 'Water first. Broth helps in the first week.',
    foods: ['Water', 'Sparkling water', 'Black coffee', 'Tea', 'Bone broth'],
  },
];
