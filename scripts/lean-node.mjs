// How a process that serves for days is started: V8 lets its heap grow by no more than 60 % between two collections,
// what an answer needs has 32 MB before it counts as lasting, and the C library keeps two pools instead of eight a core.
// Measured on lists and the download of a large account: some 100 MB more, 213 without the first, 50 at 30 % and 4 MB,
// which made pages of foods take half as long again. `--optimize-for-size` saves more and halves the pace. Large blocks
// always come from the system and go back to it: by itself the C library stops that once a model of 23 MB was read
// (50 MB).
export const leanFlags = ['--max-semi-space-size=32', '--heap-growing-percent=60'];
export const leanEnvironment = {
  ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' },
};
