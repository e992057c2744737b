/** Every name a rebrand would change. No other file spells them out. */
export const BRAND = {
  product: 'Keto Navigator',
  coach: 'Captain Keto',
  company: 'Keto Navigator',
  copyrightYear: 2025,
} as const;
