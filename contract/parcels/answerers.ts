import { z } from 'zod'

/** Who says it: by a private link, signed in as whoever ordered it, or with nothing but the number. */
export const answerers = ['receiver', 'sender', 'owner', 'anybody'] as const
/** Null of what was said before it was kept. Not told by a server of the version before. */
export const answerer = z.enum(answerers).nullable().optional()
