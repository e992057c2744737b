import { describe, expect, test } from 'vitest';
import { MEDICINE_GROUP_IDS, MEDICINE_NAMES } from './medicine-names.ts';
import { medicineGroups } from './medicines.ts';

describe('medicineGroups', () => {
  test.each([
    ['Jardiance', ['sglt2']],
    ['jardience 10mg', ['sglt2']],
    ['henagliflozin', ['sglt2']],
    ['SGLT-2 inhibitor', ['sglt2']],
    ['Farxiga (stopped yesterday)', ['sglt2']],
    ['insulin', ['insulinOrSulfonylurea']],
    ['Insulin, 12 units at night', ['insulinOrSulfonylurea']],
    ['Lantus SoloStar', ['insulinOrSulfonylurea']],
    ['Novo Rapid', ['insulinOrSulfonylurea']],
    ['NPH', ['insulinOrSulfonylurea']],
    ['glimiperide', ['insulinOrSulfonylurea']],
    ['a sulfonylurea', ['insulinOrSulfonylurea']],
    ['Spironolactone', ['potassiumSparing']],
    ['Lisinopril/HCTZ', ['bloodPressure']],
    ['blood pressure pill', ['bloodPressure']],
    ['Xarelto', ['bloodThinner']],
    ['Warfarine', ['bloodThinner']],
    ['lithium carbonate', ['moodOrSeizure']],
    ['metaformin', ['otherMedicine']],
    ['Metformin and glipizide', ['insulinOrSulfonylurea', 'otherMedicine']],
    ['Armour Thyroid', ['otherMedicine']],
  ])('%s', (entry, groups) => {
    expect([...medicineGroups(entry)].sort()).toEqual(groups);
  });

  test.each(['diabetes pill', 'Zibberol', 'insulin resistance tea', 'aspartame', ''])(
    '"%s" is not known',
    (entry) => {
      expect(medicineGroups(entry)).toEqual(new Set());
    },
  );

  test('every name finds its own group, and no name stands in two', () => {
    const names = MEDICINE_GROUP_IDS.flatMap((group) =>
      MEDICINE_NAMES[group].map((name) => ({ name, group })),
    );
    expect(names.filter(({ name, group }) => !medicineGroups(name).has(group))).toEqual([]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });
});
