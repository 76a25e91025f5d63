import { z } from 'zod'
import { languages } from '../platform/language.ts'

const foreignLink = /\]\((?!\/(?!\/)|https:\/\/)/

/** A link in the text leads into this site or to a safe address. */
function words(longest: number) {
  return z
    .string()
    .trim()
    .min(1, 'error.required')
    .max(longest, 'error.too_long')
    .refine((text) => !foreignLink.test(text), 'error.link_invalid')
}

function inEveryLanguage(longest: number) {
  return z.strictObject({ id: words(longest), my: words(longest), sg: words(longest) })
}

export const faqFields = z.strictObject({
  question: inEveryLanguage(200),
  /** Paragraphs stand apart by an empty line. */
  answer: inEveryLanguage(3000),
  is_active: z.boolean(),
})
export const faqEntry = z.object({ id: z.string(), ...faqFields.shape })
export type FaqEntry = z.infer<typeof faqEntry>

export const testimonialFields = z.strictObject({
  said_by: z.string().trim().min(1, 'error.name_required').max(80, 'error.too_long'),
  place: z.string().trim().min(1, 'error.required').max(80, 'error.too_long'),
  language: z.enum(languages),
  words: z.string().trim().min(1, 'error.required').max(500, 'error.too_long'),
  is_active: z.boolean(),
})
export const testimonial = z.object({ id: z.string(), ...testimonialFields.shape })
export type Testimonial = z.infer<typeof testimonial>
