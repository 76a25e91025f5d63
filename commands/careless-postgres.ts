/** For data that is thrown away after the tests: nothing waits for the disk. */
export const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] as const
