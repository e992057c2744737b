/** How much of a food is usually had at once, said in the table's own household measure. */
interface UsualPortion {
  /** e.g. "1/4 cup, whole". */
  readonly text: string;
  /** How many of the table's measures that is: 1/4 of "1 cup, whole". */
  readonly measures: number;
}

export interface StarterFood {
  readonly name: string;
  /** Number of the row in the USDA table; null where the table has no such food, so nothing is known of it. */
  readonly id: string | null;
  /** Without it the table's own household measure is the portion. */
  readonly portion?: UsualPortion;
}

export interface StarterCategory {
  readonly title: string;
  /** What to look for in this group. */
  readonly tip: string;
  readonly foods: readonly StarterFood[];
}

const food = (name: string, id: string | null): StarterFood => ({ name, id });
const part = (name: string, id: string, text: string, measures: number): StarterFood => ({
  name,
  id,
  portion: { text, measures },
});

/** Teaspoons and tablespoons in a US cup. */
const TSP = 1 / 48;
const TBSP = 1 / 16;
/** The table measures drinks by the fluid ounce; a US cup holds eight. */
const CUP_OF_FLUID_OUNCES = 8;

/** The eight groups of a first shopping list. */
export const STARTER_CATEGORIES: readonly StarterCategory[] = [
  {
    title: 'Proteins & Meats',
    tip: 'Plain cuts carry next to no carbs. Breading, glaze and sausage fillers do.',
    foods: [
      food('Eggs', '01123'),
      food('Salmon', '15236'),
      part('Sardines in oil', '15088', '1/2 cup, drained', 0.5),
      part('Tuna in oil', '15119', '1/2 cup, solid or chunks', 0.5),
      food('Chicken thighs', '05091'),
      food('Chicken breast', '05062'),
      food('Ground beef, 80% lean', '23572'),
      food('Pork chops', '10036'),
      food('Turkey breast', '05219'),
      part('Shrimp', '15149', '10 medium', 10),
      part('Bacon', '10123', '2 slices raw', 2),
      part('Firm tofu', '16426', '1/2 cup', 1),
    ],
  },
  {
    title: 'Healthy Fats & Oils',
    tip: 'Let olive oil and avocado lead, with butter for taste.',
    foods: [
      food('Olive oil', '04053'),
      food('Avocado oil', '04581'),
      part('Butter', '01001', '1 pat', 1),
      food('Ghee', '01003'),
      food('Coconut oil', '04047'),
      food('Mayonnaise', '04025'),
      part('Green olives', '09195', '10 olives', 10),
      food('MCT oil', null),
    ],
  },
  {
    title: 'Dairy & Alternatives',
    tip: 'Full fat and plain. Milk and sweetened yogurt add up quickly.',
    foods: [
      part('Heavy cream', '01053', '2 tbsp, whipped', 2 * TBSP),
      part('Cheddar', '01009', '1/4 cup, diced', 0.25),
      food('Mozzarella', '01027'),
      food('Parmesan', '01033'),
      part('Cream cheese', '01017', '2 tbsp', 2),
      food('Plain Greek yogurt, whole milk', '01293'),
      food('Unsweetened almond milk', '14091'),
      part('Coconut milk, canned', '12118', '1/4 cup', 0.25),
      food('Unsweetened coconut drink', null),
    ],
  },
  {
    title: 'Vegetables',
    tip: 'What grows above ground is mostly low in carbs.',
    foods: [
      part('Spinach', '11457', '2 cups', 2),
      part('Kale', '11233', '2 cups, loosely packed', 2),
      food('Romaine lettuce', '11251'),
      food('Broccoli', '11090'),
      part('Cauliflower', '11135', '1 cup chopped', 1),
      food('Zucchini', '11477'),
      food('Asparagus', '11011'),
      part('Cucumber', '11205', '1/2 cup slices', 1),
      part('Green bell pepper', '11333', '1/2 cup, chopped', 0.5),
      food('Mushrooms', '11260'),
      food('Cabbage', '11109'),
      part('Green beans', '11052', '1/2 cup, cut', 0.5),
      part('Cherry tomatoes', '11529', '1/2 cup cherry tomatoes', 0.5),
    ],
  },
  {
    title: 'Fruits (Low Sugar)',
    tip: 'A small bowl, not a smoothie.',
    foods: [
      part('Avocado', '09037', '1/2 cup, cubes', 0.5),
      part('Raspberries', '09302', '1/2 cup', 0.5),
      part('Blackberries', '09042', '1/2 cup', 0.5),
      part('Strawberries', '09316', '1/2 cup, halves', 0.5),
      part('Blueberries', '09050', '1/4 cup', 0.25),
      part('Coconut, fresh', '12104', '1/4 cup, shredded', 0.25),
      part('Rhubarb', '09307', '1/2 cup, diced', 0.5),
      part('Lemon juice', '09152', '1 tbsp', TBSP),
      part('Lime', '09159', '1/2 fruit', 0.5),
    ],
  },
  {
    title: 'Nuts & Seeds',
    tip: 'Measure a handful once: it is easy to eat three.',
    foods: [
      part('Macadamias', '12131', '1/4 cup, whole or halves', 0.25),
      part('Pecans', '12142', '1/4 cup, chopped', 0.25),
      part('Walnuts', '12155', '1/4 cup, chopped', 0.25),
      part('Almonds', '12061', '1/4 cup, whole', 0.25),
      part('Hazelnuts', '12120', '1/4 cup, chopped', 0.25),
      part('Brazil nuts', '12078', '1/4 cup, whole', 0.25),
      food('Chia seeds', '12006'),
      food('Flax seeds', '12220'),
      part('Pumpkin seeds', '12014', '1/4 cup', 0.25),
      food('Hemp seeds', '12012'),
    ],
  },
  {
    title: 'Flavor Boosters & Condiments',
    tip: 'Sauces hide sugar. Scan the label before it goes in the cart.',
    foods: [
      part('Garlic', '11215', '1 tsp', TSP),
      food('Basil', '02044'),
      part('Parsley', '11297', '2 tbsp chopped', 2 * TBSP),
      part('Yellow mustard', '02046', '1 tsp', 1),
      food('Cider vinegar', '02048'),
      food('Soy sauce', '16123'),
      food('Hot sauce', '06168'),
      part('Pesto', '06626', '1 tbsp', 0.25),
      food('Capers', '02054'),
      food('Cinnamon', '02010'),
      part('Salt', '02047', '1/4 tsp', 0.25),
    ],
  },
  {
    title: 'Drinks',
    tip: 'Water first. Broth helps in the first week.',
    foods: [
      part('Water', '14411', '1 cup', CUP_OF_FLUID_OUNCES),
      part('Sparkling water', '14121', '1 cup', CUP_OF_FLUID_OUNCES),
      part('Black coffee', '14209', '1 cup', CUP_OF_FLUID_OUNCES),
      part('Black tea', '14355', '1 cup', CUP_OF_FLUID_OUNCES),
      food('Green tea', '14278'),
      part('Herbal tea', '14381', '1 cup', CUP_OF_FLUID_OUNCES),
      food('Beef broth, canned', '06008'),
      food('Bone broth', null),
    ],
  },
];
