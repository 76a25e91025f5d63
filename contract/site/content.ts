import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { officeRoles } from '../platform/roles.ts'
import { faqEntry, faqFields, testimonial, testimonialFields } from './content-shapes.ts'

const one = z.strictObject({ id: z.uuid() })
export const readFaq = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/faq',
  allow: 'anyone',
  summary: 'Questions the office has added, and those of the product it does not show',
  data: z.object({ faq_data: z.array(faqEntry), hidden: z.array(z.string()) }),
})

export const listTestimonials = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/testimonial',
  allow: 'anyone',
  summary: 'What customers said and agreed to see published, the newest first',
  data: z.object({ testimonial_data: z.array(testimonial) }),
})

export const listContent = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/content',
  allow: officeRoles,
  summary: 'All questions and testimonials, those switched off too',
  data: z.object({
    faq_data: z.array(faqEntry),
    hidden: z.array(z.string()),
    testimonial_data: z.array(testimonial),
  }),
})

export const addFaqEntry = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/faq',
  allow: officeRoles,
  largestBody_KiB: 64,
  idempotency: 'required',
  summary: 'Another question with its answer, in three languages',
  body: faqFields,
  data: z.object({ faq: faqEntry }),
})

export const changeFaqEntry = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/faq/:id',
  allow: officeRoles,
  largestBody_KiB: 64,
  summary: 'Change a question of the office, or take it off the page',
  params: one,
  body: faqFields,
  data: z.object({ faq: faqEntry }),
})

export const hideQuestion = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/hidden-question/:key',
  allow: officeRoles,
  summary: 'Whether a question of the product is shown',
  params: z.strictObject({ key: z.string().regex(/^[a-z_]{1,40}$/) }),
  body: z.strictObject({ is_hidden: z.boolean() }),
})

export const addTestimonial = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/testimonial',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'What a customer said and agreed to see published',
  body: testimonialFields,
  data: z.object({ testimonial }),
})

export const changeTestimonial = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/testimonial/:id',
  allow: officeRoles,
  summary: 'Change what is shown, or take it off the page',
  params: one,
  body: testimonialFields,
  data: z.object({ testimonial }),
})
