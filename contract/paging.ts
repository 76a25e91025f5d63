import { z } from 'zod'

const wholeNumber = z.codec(z.string().regex(/^\d{1,3}$/), z.int().min(1).max(100), {
  decode: Number,
  encode: String,
})

/**
 * Lists go by cursor, never by offset: a page stays right while rows are added.
 * Ids grow with time, so the cursor is simply the last id seen.
 */
export const pageQuery = z.strictObject({ cursor: z.uuid().optional(), limit: wholeNumber.optional() })

export const nextCursor = z.string().nullable()

export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
