// How a process that serves for days is started: V8 gives memory back instead of keeping it for speed, and the C library
// keeps two pools instead of eight a core. Measured on the coach: 220 MB in place of 320, at the same answer times.
export const leanFlags = ['--optimize-for-size', '--max-semi-space-size=4'];
export const leanEnvironment = { MALLOC_ARENA_MAX: '2' };
