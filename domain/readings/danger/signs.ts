/** Signs that make a high value or a ketone risk an emergency, as the safety rules list them. */
export const GRAVE_SIGNS = [
  'vomiting',
  'keepsNothingDown',
  'bellyPain',
  'severeBellyPain',
  'breathless',
  'cannotBreathe',
  'allergicSwelling',
  'drowsyOrConfused',
  'unconscious',
  'fainted',
] as const;

/** Not well in any way that counts beside a dangerous number. */
export const UNWELL_SIGNS = [
  ...GRAVE_SIGNS,
  'nausea',
  'feelsVeryIll',
  'weak',
  'veryTired',
  'dizzy',
  'shaky',
  'palpitations',
  'fruityBreath',
  'thirsty',
  'urinatesMuch',
] as const;

/** Not fully awake: somebody else has to act. */
export const ALTERED_SIGNS = ['drowsyOrConfused', 'unconscious', 'fainted', 'stroke'] as const;
