import { z } from 'zod'
import { textOfInstant } from './instant-text.ts'

const wholeNumber = z.codec(z.string().regex(/^\d{1,3}$/), z.int().min(1).max(100), {
  decode: Number,
  encode: String,
})

/**
 * Lists go by cursor, never by offset: a page stays right while rows are added.
 * Ids grow with time, so the cursor is simply the last id seen.
 */
export const pageQuery = z.strictObject({ cursor: z.uuid().optional(), limit: wholeNumber.optional() })

/** Where money is acted on: part of a number, a customer's name, an amount, or a word of the bank. */
export const shortestDeskSearch = 2
export const searchedPageQuery = z.strictObject({
  ...pageQuery.shape,
  search: z.string().trim().min(shortestDeskSearch, 'error.too_short').max(120, 'error.too_long').optional(),
})

export const nextCursor = z.string().nullable()

export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: textOfInstant,
})
