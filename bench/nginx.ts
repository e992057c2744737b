import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SITE = join(import.meta.dirname, '..', 'deploy', 'nginx', 'keto-navigator.conf');

/** Debian's nginx with our site, as a process of this one; `servers` and `port` take the place of the file's own. */
export async function startNginx(folder: string, port: number, servers: [string, string]) {
  mkdirSync(folder, { recursive: true });
  let site = readFileSync(SITE, 'utf8');
  for (const [own, given] of [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:3001', servers[0]],
    ['127.0.0.1:3002', servers[1]],
  ] as const) {
    if (!site.includes(own)) throw new Error(`${SITE} lacks ${own}`);
    site = site.replace(own, given);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
worker_rlimit_nofile 20000;
events { worker_connections 8192; }
http {
access_log off;
${temporary.join('\n')}
${site}
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await listening(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  const gone = Promise.withResolvers<never>();
  child.once('error', () =>
    gone.reject(new Error('This needs nginx; on Debian: apt-get install nginx-light')),
  );
  child.once('exit', (code) => gone.reject(new Error(`nginx ended with code ${code}`)));
  for (;;) {
    const answered = await Promise.race([
      fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null),
      gone.promise,
    ]);
    if (answered) return;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 20)), gone.promise]);
  }
}
