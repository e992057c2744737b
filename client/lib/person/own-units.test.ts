import { expect, test } from 'vitest';
import { unitsOfDevice } from './own-units.ts';

test.each(['America/Chicago', 'Pacific/Honolulu'])('a clock of %s begins with pounds and inches', (zone) => {
  expect(unitsOfDevice(zone)).toEqual({ glucose: 'mg/dL', weight: 'lb', length: 'in', food: 'oz' });
});

test.each(['UTC', 'America/Toronto', 'Europe/Berlin', 'Sea/Atlantis'])(
  'a clock of %s says nothing',
  (zone) => {
    expect(unitsOfDevice(zone)).toBeNull();
  },
);
