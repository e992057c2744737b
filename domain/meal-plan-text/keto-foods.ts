import type { Aisle } from './aisles.ts';

/** Common keto foods by the aisle they are bought in; what a plan's text is searched for. Ours. */
const BY_AISLE: Readonly<Partial<Record<Aisle, string>>> = {
  'Vegetables & fruit':
    'avocado, spinach, baby spinach, kale, arugula, lettuce, romaine lettuce, cabbage, red cabbage, broccoli, cauliflower, cauliflower rice, zucchini, eggplant, cucumber, celery, bell pepper, green bean, asparagus, brussels sprout, mushroom, cherry tomato, tomato, onion, red onion, spring onion, scallion, shallot, garlic, ginger, leek, radish, fennel, bok choy, swiss chard, spaghetti squash, pumpkin, jalapeno, lemon, lime, raspberry, strawberry, blackberry, blueberry, rhubarb',
  Herbs: 'parsley, cilantro, basil, thyme, rosemary, oregano, dill, mint, chive, sage',
  'Meat & poultry':
    'chicken breast, chicken thigh, chicken, ground chicken, turkey, ground turkey, ground beef, beef, steak, ribeye, sirloin, lamb, ground lamb, pork chop, pork belly, pork, bacon, ham, prosciutto, sausage, salami, pepperoni, chorizo, duck, liver',
  'Fish & seafood':
    'salmon, smoked salmon, tuna, cod, halibut, trout, mackerel, sardine, anchovy, shrimp, prawn, crab, scallop, mussel',
  'Eggs & dairy':
    'egg, butter, ghee, heavy cream, whipping cream, sour cream, cream cheese, creme fraiche, greek yogurt, cottage cheese, ricotta, mascarpone, mozzarella, cheddar, parmesan, feta, goat cheese, blue cheese, gouda, halloumi, swiss cheese, brie',
  'Cans & jars':
    'olive, caper, pickle, artichoke heart, coconut milk, coconut cream, sun-dried tomato, tomato paste, sauerkraut, kimchi',
  'Nuts, seeds & baking':
    'almond, almond flour, almond butter, walnut, pecan, macadamia, hazelnut, pine nut, pistachio, brazil nut, cashew, peanut butter, chia seed, flaxseed, hemp seed, pumpkin seed, sunflower seed, sesame seed, psyllium husk, coconut flour, shredded coconut, coconut flake, baking powder, vanilla extract, cocoa powder, dark chocolate, erythritol, stevia, monk fruit, protein powder, gelatin',
  'Oils, sauces & spices':
    'olive oil, extra virgin olive oil, avocado oil, coconut oil, sesame oil, mct oil, mayonnaise, dijon mustard, mustard, soy sauce, tamari, coconut aminos, fish sauce, hot sauce, pesto, apple cider vinegar, vinegar, lemon juice, lime juice, bone broth, chicken broth, beef broth, paprika, smoked paprika, cumin, turmeric, cinnamon, nutmeg, chili flake, chili powder, curry powder, garlic powder, onion powder, italian seasoning, everything bagel seasoning',
  Drinks: 'almond milk, sparkling water, coffee, green tea, herbal tea',
  Other: 'tofu, tempeh, shirataki noodle, seaweed, pork rind',
};

export interface KetoFood {
  readonly name: string;
  readonly aisle: Aisle;
}

/** Longer names first, so that "almond flour" is not read as almonds. */
export const KETO_FOODS: readonly KetoFood[] = (Object.keys(BY_AISLE) as Aisle[])
  .flatMap((aisle) => (BY_AISLE[aisle] ?? '').split(', ').map((name) => ({ name, aisle })))
  .toSorted((a, b) => b.name.length - a.name.length);
