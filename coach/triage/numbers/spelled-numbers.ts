const DIGITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const digit = (word = '') => DIGITS.indexOf(word) + 1;
const teen = (word = '') => (word === 'nineteen' ? 19 : TEENS.includes(word) ? TEENS.indexOf(word) + 10 : 0);
const ten = (word = '') => (word === 'fourty' ? 40 : (TENS.indexOf(word) + 1 || -1) * 10 + 10);

/**
 * A number in English words as people say readings: "forty", "ninety-eight", "one eighty", "three hundred and ten".
 * Single digits are left alone: "one" and "two" count things far more often.
 * @returns the value and how many of the words it took; null where there is none
 */
export function spelledNumber(said: readonly string[]): { value: number; taken: number } | null {
  const hundreds = digit(said[0]);
  if (hundreds > 0) {
    const isRound = said[1] === 'hundred';
    const skipped = isRound ? (said[2] === 'and' ? 3 : 2) : 1;
    const rest = belowHundred(said.slice(skipped));
    const isSmall = isRound && !rest && digit(said[skipped]) > 0 && said[2] === 'and';
    if (isSmall) return { value: hundreds * 100 + digit(said[skipped]), taken: skipped + 1 };
    if (rest && (isRound || rest.value >= 10)) {
      return { value: hundreds * 100 + rest.value, taken: skipped + rest.taken };
    }
    return isRound ? { value: hundreds * 100, taken: 2 } : null;
  }
  return belowHundred(said);
}

function belowHundred(said: readonly string[]): { value: number; taken: number } | null {
  if (teen(said[0]) > 0) return { value: teen(said[0]), taken: 1 };
  const tens = ten(said[0]);
  if (tens <= 0) return null;
  const hasDash = said[1] === '-';
  const ones = digit(said[hasDash ? 2 : 1]);
  return ones > 0 ? { value: tens + ones, taken: hasDash ? 3 : 2 } : { value: tens, taken: 1 };
}
