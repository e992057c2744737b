/**
 * Words that belong to this coach alone. Short questions ("ketones 0.4?") say little to the sentence model,
 * so such a word speaks for them.
 */
const OWN_WORDS =
  /\b(?:keto\w*|low.?carb\w*|carbs?|carbohydrates?|macros?|(?:hb)?a1c|gki|homa.?ir|insulin\w*|(?:pre-?)?diabet\w*|blood (?:sugar|glucose)|glucose|(?:hypo|hyper)?glyc[ae]mi\w+|(?:intermittent )?fasting|omad|16:8|18:6|erythritol|allulose|stevia|sweeteners?|calori\w*|kcal|nutrition\w*|nutrients?|electrolytes?|sodium|potassium|magnesium|(?:lo|nu|no|lite)[- ]?salt|salt substitutes?|atkins|proteins?|fib(?:er|re)s?|ldl|hdl|cholesterol|triglycerides?|obes\w*|overweight|lose weight|weight (?:loss|gain)|bmi|metformin|diets?|dieting)\b/i;

/** Names of medicines by the endings that their kinds share. */
const MEDICINE_ENDINGS =
  /\b(?!april\b)\w{2,}(?:olol|pril|sartan|cillin|mycin|cycline|codone|adone|prazole|azepam|zolam|caine|profen|oxetine|triptan|dronate|tidine|floxacin|asone|olone|vir|umab|tinib)\b/i;

/** Words of the rest of medicine, where a question has none of our own. */
const OTHER_MEDICINE =
  /\b(?:\w{3,}itis|(?:carcin|lymph|melan|sarc|gli|aden|fibr|my)\w*oma|\w+plegia|\w{4,}pathy|osteoporosis|\w*sclerosis|\w*fibrosis|tuberculosis|thrombosis|scoliosis|psychosis|anaemia|anemia|leuka?emia|thalass?emias?|syndrome|(?<!(?:celiac|coeliac|liver|kidney|heart) )disease|disorders?|cancers?|tumou?rs?|vaccin\w+|antibiotics?|steroids?|inherited|hereditary|genetic|contagious|infections?|virus|fever|swollen|swelling|birth control|contracepti\w+|painkillers?)\b/i;

/** What the words of a text alone say of its topic. */
export const wordSignals = (text: string) => ({
  ownWord: Number(hasOwnWord(text)),
  otherMedicine: Number(isOtherMedicine(text)),
  length: Math.log(text.trim().split(/\s+/).length),
});

export function hasOwnWord(text: string): boolean {
  return OWN_WORDS.test(text);
}

/** True when a text speaks the language of medicine and not ours. */
function isOtherMedicine(text: string): boolean {
  return !hasOwnWord(text) && (OTHER_MEDICINE.test(text) || MEDICINE_ENDINGS.test(text));
}
