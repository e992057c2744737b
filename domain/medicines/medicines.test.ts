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
    ['Insulina rápida', ['insulinOrSulfonylurea']],
    ['insuline', ['insulinOrSulfonylurea']],
    ['İnsülin', ['insulinOrSulfonylurea']],
    ['Inzulín', ['insulinOrSulfonylurea']],
    ['insuliini', ['insulinOrSulfonylurea']],
    ['инсулин', ['insulinOrSulfonylurea']],
    ['胰岛素', ['insulinOrSulfonylurea']],
    ['NovoPen 5', ['insulinOrSulfonylurea']],
    ['FlexPen', ['insulinOrSulfonylurea']],
    ['Protaphane', ['insulinOrSulfonylurea']],
    ['gliclazida', ['insulinOrSulfonylurea']],
    ['Gliclazid 30 mg', ['insulinOrSulfonylurea']],
    ['glimépiride', ['insulinOrSulfonylurea']],
    ['Glimepirida', ['insulinOrSulfonylurea']],
    ['glibenclamida', ['insulinOrSulfonylurea']],
    ['Repaglinid', ['insulinOrSulfonylurea']],
    ['Daonil', ['insulinOrSulfonylurea']],
    ['Sulfonilurea', ['insulinOrSulfonylurea']],
    ['Sulfonylharnstoff', ['insulinOrSulfonylurea']],
    ['dapagliflozina', ['sglt2']],
    ['Empagliflozine 10 mg', ['sglt2']],
    ['дапаглифлозин', ['sglt2']],
    ['metformina 850', ['otherMedicine']],
    ['Metformine', ['otherMedicine']],
    ['levotiroxina', ['otherMedicine']],
    ['hidroclorotiazida', ['bloodPressure']],
    ['Idroclorotiazide', ['bloodPressure']],
    ['furosémide', ['bloodPressure']],
    ['amlodipino', ['bloodPressure']],
    ['espironolactona', ['potassiumSparing']],
    ['warfarina', ['bloodThinner']],
    ['Fenprocumon', ['bloodThinner']],
    ['Marcumar', ['bloodThinner']],
    ['carbonato de litio', ['moodOrSeizure']],
    ['topiramato', ['moodOrSeizure']],
    ['fenitoína', ['moodOrSeizure']],
    ['valproato', ['moodOrSeizure']],
  ])('%s', (entry, groups) => {
    expect([...medicineGroups(entry)].sort()).toEqual(groups);
  });

  test.each([
    'diabetes pill',
    'Zibberol',
    'insulin resistance tea',
    'aspartame',
    'resistencia a la insulina',
    'résistance à l’insuline',
    'Diabetes',
    'diabète',
    '',
  ])('"%s" is not known', (entry) => {
    expect(medicineGroups(entry)).toEqual(new Set());
  });

  test('every name finds its own group, and no name stands in two', () => {
    const names = MEDICINE_GROUP_IDS.flatMap((group) =>
      MEDICINE_NAMES[group].map((name) => ({ name, group })),
    );
    expect(names.filter(({ name, group }) => !medicineGroups(name).has(group))).toEqual([]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });
});
