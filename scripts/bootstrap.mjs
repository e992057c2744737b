// Runs before anything is installed: Node 18 or later, and no package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The pinned Node that npm installs beside the other packages. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 18)
  fail(`Keto Navigator needs Node 18 or later to install itself; this is ${process.versions.node}.`);

/** `npm ci`, unless node_modules already holds what the lock file asks for. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages...');
  npm('ci');
  npm('rebuild', '--ignore-scripts=false', ...scriptedPackages());
  writeFileSync(stamp, wanted);
}

function npm(...args) {
  const program = process.env.npm_execpath;
  const [command, first] = program ? [process.execPath, [program]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !program && process.platform === 'win32',
  });
  if (status !== 0) fail('Installing packages failed; see the messages above.');
}

/** The installed ones of the packages whose install scripts must run; .npmrc holds all others back. */
function scriptedPackages() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isWanted = (name) => allowScripts[name] && existsSync(join(root, 'node_modules', name));
  return Object.keys(allowScripts).filter(isWanted);
}

/** Builds the client, unless dist/ was built from exactly these sources. */
export function ensureBuilt() {
  const stamp = join(root, 'dist', '.built');
  const wanted = fingerprint([
    'client',
    'contract',
    'domain',
    'content',
    'index.html',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/build',
    'scripts/build-service-worker.ts',
    'scripts/web-manifest.ts',
    'package.json',
    'package-lock.json',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the client...');
  run(node, [join(root, 'scripts', 'build.ts')], 'Building the client failed.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Name, size and time of every file below the paths: as good as reading them, and some 5 ms. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const full = join(root, path);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(full).sort()) visit(join(path, name));
    else hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/**
 * Path of a Chromium or Chrome. The build without a window (`chromium-headless-shell`) takes two thirds of the time of
 * the one with; on Debian as root it is installed when it is not found.
 */
export function ensureChromium() {
  const found = findProgram([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium...');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], quiet);
  }
  const other = findProgram([
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);
  return other ?? fail('This needs Chromium: install it, or set CHROMIUM_PATH to its program.');
}

function findProgram(candidates) {
  return candidates.find((path) => path && existsSync(path));
}

/** Runs a command to its end and gives up with `message` when it fails. */
export function run(command, args, message, env = process.env) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) fail(message);
}

/**
 * Starts a child and passes every stop signal on, then waits for it to end by itself. The terminal's Ctrl-C may
 * reach the child a second time this way; our processes take the first and are not hurried by the next.
 */
export function supervise(command, args, env = process.env) {
  const compileCache = join(root, 'node_modules', '.cache', 'compile');
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm(child);
  return child;
}

/** npm runs us through a shell that dies of a SIGTERM without passing it on; we notice that our parent changed. */
function stopWithNpm(child) {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 250);
  timer.unref();
}

/** Ends this process the way its child ended. */
export function exitWith(child) {
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
