// How a process that serves for days is started: V8 lets its heap grow by no more than 30 % between two collections, and
// the C library keeps two pools instead of eight a core. Measured on lists and the download of a large account: 50 MB
// more instead of 200, at the same answer times. `--optimize-for-size` saves more and makes each call take twice as long.
export const leanFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
export const leanEnvironment = { MALLOC_ARENA_MAX: '2' };
