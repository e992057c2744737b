import http from 'node:http';

/** One call as it is sent again and again; a body is made anew each time. */
export interface Call {
  url: string;
  cookie?: string;
  body?: () => object;
}

export interface Answer {
  /** From the request to the first byte, and to the last, in milliseconds. */
  firstByteMs: number;
  ms: number;
  bytes: number;
}

/** @throws Error for an answer that is no success */
export function send({ url, cookie, body }: Call, agent: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body());
    const began = performance.now();
    let firstByteMs = 0;
    let bytes = 0;
    const request = http.request(
      url,
      {
        agent,
        method: payload === undefined ? 'GET' : 'POST',
        headers: {
          ...(cookie && { cookie }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (response) => {
        response.on('data', (chunk: Buffer) => {
          firstByteMs ||= performance.now() - began;
          bytes += chunk.length;
        });
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status >= 300) return reject(new Error(`${url} answered ${status}`));
          resolve({ firstByteMs, ms: performance.now() - began, bytes });
        });
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}

/** Answer times of a call that so many connections make one after the other, for so long. */
export async function load(call: Call, connections: number, forMs: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const until = performance.now() + forMs;
  const oneAfterTheOther = async () => {
    do times.push((await send(call, agent)).ms);
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
  return times;
}
