import fc from 'fast-check';
import type { BodySchema, Operation } from './operations.ts';

/** What servers have stumbled over: ends of number ranges, odd text, names of object internals, other languages' code. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0000\uffff',
  '𝒦𝑒𝓉𝑜 🥑'.repeat(50),
  "'; drop table users; --",
  '" or ""="',
  '%00%ff%s%n',
  '../../../../etc/passwd',
  '$' + '{7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(70_000),
  '2026-02-30T25:61:61Z',
  '+275760-09-14T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  'infinity',
];
const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  2 ** 63,
  5e-324,
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS, null, true, [], {}, [[[]]], { __proto__: null, length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Sent as it is: broken, endless or nested beyond sense. */
const rawBody = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"a":',
    '['.repeat(5000),
    '{"a":'.repeat(3000),
    '{"__proto__":{"isAdmin":true}}',
    'null',
    '\ufeff{}',
  ),
);

/** A value that the schema allows, or nearly: `hostile` of each ten places hold something else. */
export function bodyFor(schema: BodySchema, hostile = 0): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, hostile);
  return hostile === 0
    ? fitting
    : fc.oneof({ weight: 10 - hostile, arbitrary: fitting }, { weight: hostile, arbitrary: hostileValue });
}

function fittingValue(schema: BodySchema, hostile: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => bodyFor(one, hostile)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => fittingValue({ ...schema, type }, hostile)));
  }
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [
        name,
        bodyFor(of, hostile),
      ]);
      const requiredKeys = hostile ? [] : (schema.required ?? []);
      return fc.record<Record<string, unknown>, string>(Object.fromEntries(fields), { requiredKeys });
    }
    case 'array':
      return fc.array(bodyFor(schema.items ?? {}, hostile), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 1000, 1e6),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 500, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fittingText(schema);
    default:
      return hostileValue;
  }
}

function fittingText({ format, minLength = 0, maxLength = 40 }: BodySchema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    return fc
      .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-12-31') })
      .map((date) => date.toISOString());
  }
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.constant('sailor@example.org');
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

export type Request = { url: string; body: unknown; headers: Record<string, string> };

const place = fc.oneof(hostileText, fc.constantFrom('1', '2', '0', '-1', '1.5', '0x10', '２'));

/** A request of this operation, somewhere between well formed and absurd. */
export function requestOf({ path, query, body, method }: Operation): fc.Arbitrary<Request> {
  const places = path.split('/').filter((part) => part.startsWith('{'));
  return fc
    .record({
      places: fc.tuple(...places.map(() => place)),
      query: fc.array(fc.tuple(fc.constantFrom('limit', 'userId', '__proto__', ...query), hostileText), {
        maxLength: 4,
      }),
      body:
        method === 'GET'
          ? fc.constant(undefined)
          : fc.oneof(
              { weight: 4, arbitrary: body ? bodyFor(body) : fc.constant(undefined) },
              { weight: 5, arbitrary: body ? bodyFor(body, 1) : hostileValue },
              { weight: 1, arbitrary: rawBody },
            ),
      headers: fc.oneof(
        { weight: 5, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.record(
            {
              'content-type': fc.constantFrom(
                'application/json',
                'application/json',
                'text/plain',
                'multipart/form-data',
                'application/xml',
                '; charset',
              ),
              'x-guest-user-id': fc.constantFrom('1', 'guest', '0'.repeat(64), '../1'),
              cookie: fc.constantFrom('sid=1', 'keto.sid=s%3A1.x', '='.repeat(300), '\u00e9=\u00ff'),
              'accept-language': fc.constantFrom('xx', '*', 'en;q=9'),
              range: fc.constantFrom('bytes=0-', 'bytes=-1'),
            },
            { requiredKeys: [] },
          ),
        },
      ),
    })
    .map((parts) => ({ ...parts, url: addressOf(path, parts.places, parts.query) }));
}

function addressOf(path: string, places: readonly string[], query: readonly [string, string][]): string {
  let next = 0;
  const filled = path.replace(/\{\w+\}/g, () => encoded(places[next++] ?? ''));
  const asked = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return asked ? `${filled}?${asked}` : filled;
}

/** Percent escapes; a text that has none, such as half a surrogate pair, goes as broken escapes. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
