import { z } from 'zod'

const run = z.object({
  run: z.number(),
  steps: z.number(),
  kills: z.number(),
  made: z.array(z.tuple([z.string(), z.number()])),
  wrong: z.string().optional(),
})

/** What a player reports: that it is ready for its first run, or how a run went. */
export const report = z.union([z.object({ isReady: z.literal(true) }), run])
export type RunResult = z.infer<typeof run>
