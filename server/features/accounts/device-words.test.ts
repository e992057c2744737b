import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/139.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['something on Windows', 'Windows'],
  ['curl/8.5.0', ''],
  ['', ''],
  [undefined, ''],
])('%s is %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
