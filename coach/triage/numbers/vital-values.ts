import type { StatedValue } from './stated-values.ts';

/** What people and their devices can show; anything else is another number. */
const RANGES = {
  bloodPressure: { least: 50, most: 290 },
  heartRate: { least: 20, most: 260 },
  oxygen: { least: 50, most: 100 },
  age: { least: 2, most: 115 },
  pregnancyWeeks: { least: 2, most: 42 },
} as const;
const CELSIUS = { least: 30, most: 44 };
const FAHRENHEIT = { least: 86, most: 111 };

/** A blood pressure (mmHg), pulse, temperature (°C), oxygen saturation (percent), age (years) or week; null out of range. */
export function vitalValue({ quantity, number, unit, isPlain }: StatedValue): number | null {
  const { value, decimals, lower } = number;
  if (quantity === 'temperature') return celsius(value, unit);
  if (!(quantity in RANGES)) return null;
  if (decimals > 0 && quantity !== 'oxygen') return null;
  // The upper number of a pressure alone must stand right behind its name.
  if (quantity === 'bloodPressure' && lower === undefined && !isPlain) return null;
  const isForeign = unit === '%' ? quantity !== 'oxygen' : unit !== null && unit !== 'bpm' && unit !== 'mmHg';
  const { least, most } = RANGES[quantity as keyof typeof RANGES];
  return !isForeign && value >= least && value <= most ? value : null;
}

function celsius(value: number, unit: StatedValue['unit']): number | null {
  if (unit !== null && unit !== '°C' && unit !== '°F') return null;
  if (unit !== '°F' && value >= CELSIUS.least && value <= CELSIUS.most) return value;
  const isFahrenheit = unit !== '°C' && value >= FAHRENHEIT.least && value <= FAHRENHEIT.most;
  return isFahrenheit ? ((value - 32) * 5) / 9 : null;
}
