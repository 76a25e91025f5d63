// Left alone, V8's young generation and the arenas of the C library hold 120 MB that nobody uses (decision 0080); what a start
// leaves is collected once (api/platform/tidy-up.ts).
export const sparingArgs = ['--max-semi-space-size=16', '--expose-gc']
/** Where scripts are kept compiled. Where all are, what strips their types is not even loaded: ten megabytes. */
export const compiled = 'node_modules/.cache/compiled'
export const sparingEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
