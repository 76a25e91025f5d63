/** From which day on the terms count as they stand, and a sum of what they say: whoever changes a word of them changes both. */
export const termsVersion = { since: '2026-11-29', sum: 'e0a6c2374740e5a0' }
