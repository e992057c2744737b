/** Blood values that laboratories give in mg/dL in some countries and in mmol/L in others. Glucose is in glucose.ts. */
export type LabSubstance = 'ketones' | 'cholesterol' | 'triglycerides';

/**
 * mg/dL in one mmol/L (evidence B40), from the molar masses: beta-hydroxybutyrate 104 g/mol, cholesterol 386.7 g/mol
 * (LDL and HDL are measured as their cholesterol), and 885.7 g/mol for an average triglyceride.
 */
const MG_PER_MMOL: Readonly<Record<LabSubstance, number>> = {
  ketones: 10.4,
  cholesterol: 38.67,
  triglycerides: 88.57,
};

/** Not rounded. */
export function labToMmol(substance: LabSubstance, mgPerDl: number): number {
  return mgPerDl / MG_PER_MMOL[substance];
}

/** Not rounded. */
export function labToMg(substance: LabSubstance, mmolPerL: number): number {
  return mmolPerL * MG_PER_MMOL[substance];
}
