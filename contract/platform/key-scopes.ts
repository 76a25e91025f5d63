/** What a program may be allowed to do for a customer. */
export const keyScopes = ['quote', 'order', 'track', 'documents'] as const
export type KeyScope = (typeof keyScopes)[number]
