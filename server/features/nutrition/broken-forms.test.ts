import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { factsFromAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';

const FACTS = factsFromAmounts({ calories: 100, total_fat: 11, total_carbs: 0, protein: 0 }, 'database', {
  basis: { kind: 'total_incl_fibre', reason: 'Known from the table.' },
  column: 'per_serving',
});

let t: TestApp;
beforeAll(async () => {
  const read = async () => ({ facts: FACTS, photo: { width: 1, height: 1 }, lines: [], barcodes: [] });
  t = await openTestApp({
    env: { RATE_LIMIT_FACTOR: '100' },
    engines: { labelReader: { read }, foods: () => [] },
  });
});
afterAll(() => t.close());

const FORM = 'multipart/form-data; boundary=edge';
const file = (name: string, content = 'bytes') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;
const END = '--edge--\r\n';
const NO_PHOTO = 'Please choose a photo of the label.';

const send = async (body: string, type: string) => {
  const client = await guestClient(t);
  return client.post('/api/analyze-nutrition', body, { headers: { 'content-type': type } });
};

test('the form that the broken ones are made of is whole', async () => {
  expect((await send(file('image') + END, FORM)).statusCode).toBe(200);
  expect((await send(file('image') + file('image') + END, FORM)).statusCode).toBe(200);
});

const longName = `Content-Disposition: form-data; name="image"; filename="${'a'.repeat(100_000)}"`;
const inner = '--inner\r\nContent-Disposition: file; filename="a.jpg"\r\n\r\nx\r\n--inner--\r\n';

describe('a form that is broken is answered in words', () => {
  test.each([
    ['a first line alone', '--edge\r\n', FORM],
    ['cut off in the headers of a part', '--edge\r\nContent-Disposition: form-data; name="im', FORM],
    ['cut off after the headers of a part', file('image').slice(0, -10), FORM],
    ['cut off in a file', file('image', 'x'.repeat(200_000)).slice(0, -20), FORM],
    ['cut off before the end', file('image'), FORM],
    ['cut off in the second file', file('image') + file('image').slice(0, -20), FORM],
    ['cut off within the end', `${file('image')}--edge-`, FORM],
    ['with another boundary than announced', file('image') + END, 'multipart/form-data; boundary=other'],
    ['with no boundary announced', file('image') + END, 'multipart/form-data'],
    ['with an empty boundary', file('image') + END, 'multipart/form-data; boundary='],
    ['with an endless boundary', file('image') + END, `multipart/form-data; boundary=${'b'.repeat(300)}`],
    ['text', 'just text', FORM],
    ['JSON', '{"image":"data:"}', FORM],
    ['cut off in a header without end', `--edge\r\n${longName}`, FORM],
  ])('%s', async (_name, body, type) => {
    const response = await send(body, type);
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json())).toEqual({
      code: 'invalid_input',
      message: 'This upload arrived incomplete or damaged. Please send the photo again.',
      requestId: response.headers['x-request-id'],
    });
  });

  test('one whose length was announced too short', async () => {
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { guestId } = await guestClient(t);
    const body = file('image', 'x'.repeat(5000)) + END;
    const answer = await raw(Number(new URL(address).port), [
      'POST /api/analyze-nutrition HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: close',
      `X-Guest-User-Id: ${guestId}`,
      `Content-Type: ${FORM}`,
      `Content-Length: ${body.length - 2000}`,
      '',
      body.slice(0, -2000),
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('This upload arrived incomplete or damaged.');
  });
});

describe('a whole form without a photo is told what is missing', () => {
  test.each([
    ['nothing', '', FORM],
    ['the end alone', END, FORM],
    ['a part without a name', `--edge\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`, FORM],
    ['a part without headers', `--edge\r\n\r\nx\r\n${END}`, FORM],
    [
      'a form within the form',
      `--edge\r\nContent-Disposition: form-data; name="image"\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n${inner}${END}`,
      FORM,
    ],
    ['a file under another name', file('photo') + END, FORM],
  ])('%s', async (_name, body, type) => {
    const response = await send(body, type);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: NO_PHOTO, fields: { image: NO_PHOTO } });
  });
});

test.each([
  ['another kind of multipart', 415, file('image') + END, 'multipart/mixed; boundary=edge'],
  ['a name that every object has', 400, file('__proto__') + END, FORM],
  ['a name that every object has', 400, file('constructor') + END, FORM],
])('%s is refused', async (_name, status, body, type) => {
  const response = await send(body, type);
  expect(response.statusCode).toBe(status);
  expect(errorBody.parse(response.json()).message).toMatch(/\w/);
});

/** Sends lines over a connection of their own and gives all that comes back. */
function raw(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}
