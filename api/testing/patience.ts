/** Tests share a busy machine with their server: that it or its database is late says nothing about it. What it does when late has tests of its own. */
export const patience = {
  longestDelay_ms: Infinity,
  longestWait_ms: Infinity,
  longestSilence_ms: 60_000,
}
