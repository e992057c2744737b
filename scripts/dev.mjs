// Hot reload of client and server with seeded data: Vite on PORT (3000), the API beside it on PORT + 1.
import { join } from 'node:path';
import { ensureInstalled, node, root, run, supervise } from './bootstrap.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const env = {
  ...process.env,
  PORT: String(apiPort),
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data', 'dev'),
  PUBLIC_URL: `http://localhost:${port}`,
};
run(node, ['server/database/seed-command.ts'], 'Seeding the development data failed.', env);
const server = supervise(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], env);
const client = supervise(node, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
  ...process.env,
  API_PORT: String(apiPort),
});
const stop = () => {
  for (const child of [server, client]) if (child.exitCode === null) child.kill('SIGTERM');
};
for (const child of [server, client]) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
