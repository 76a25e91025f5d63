import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { languages } from '../platform/language.ts'
import { orderPlaceholders } from './letter-rules.ts'
import { placeholderFaults } from './letter-words.ts'
import { isOrderLetter, optionalLetters, orderLetterKinds } from './letters.ts'
import { timestamp } from '../platform/paging.ts'
import { officeRoles } from '../platform/roles.ts'

const oneLine = /^[^\r\n]*$/

export const letterWords = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1, 'error.required')
    .max(150, 'error.too_long')
    .regex(oneLine, 'error.one_line'),
  paragraphs: z
    .array(z.string().trim().min(1, 'error.required').max(1000, 'error.too_long'))
    .min(1, 'error.required')
    .max(8, 'error.too_long'),
  button: z
    .string()
    .trim()
    .min(1, 'error.required')
    .max(60, 'error.too_long')
    .regex(oneLine, 'error.one_line'),
})

const wordsInAll = z.strictObject({ id: letterWords, my: letterWords, sg: letterWords })
export type WordsInAll = z.output<typeof wordsInAll>

const kind = z.enum(orderLetterKinds)
const oneKind = z.strictObject({ kind: z.string().refine(isOrderLetter) })
/** The version the editor had before them; null when nobody has changed the letter yet. */
const version_id = z.uuid().nullable()

const letterInList = z.object({
  kind,
  to: z.enum(['owner', 'receiver']),
  about: z.enum(['money', 'parcel']),
  /** By language. */
  subjects: z.record(z.enum(languages), z.string()),
  is_changed: z.boolean(),
  changed_at: timestamp.nullable(),
})
export type LetterInList = z.input<typeof letterInList>

export const listLetters = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/letter',
  allow: officeRoles,
  summary: 'Every letter people get by mail',
  data: z.object({ letter_data: z.array(letterInList) }),
})

const letter = z.object({
  kind,
  version_id,
  words: wordsInAll,
  is_changed: z.boolean(),
  /** What it may contain, and what it is useless without. */
  allowed: z.array(z.enum(orderPlaceholders)),
  required: z.array(z.enum(orderPlaceholders)),
})
export type OneLetter = z.input<typeof letter>

export const readLetter = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/letter/:kind',
  allow: officeRoles,
  summary: 'One letter in three languages',
  params: oneKind,
  data: z.object({ letter }),
})

export const changeLetter = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/letter/:kind/version',
  allow: officeRoles,
  largestBody_KiB: 128,
  idempotency: 'required',
  summary: 'Put other words into a letter, in all three languages; earlier versions stay',
  refuses: ['newer_version'],
  params: oneKind,
  body: z.strictObject({ version_id, words: wordsInAll }),
  data: z.object({ letter }),
})

export const resetLetter = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/letter/:kind/original',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Bring the original words back',
  refuses: ['newer_version'],
  params: oneKind,
  body: z.strictObject({ version_id }),
  data: z.object({ letter }),
})

const shownLetter = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
  link: z.string(),
  footer: z.string().nullable(),
  signature: z.string(),
  /** The same as plain text, as the other half of the mail carries it. */
  text: z.string(),
})
export type ShownLetter = z.input<typeof shownLetter>

export const previewLetter = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/letter/:kind/preview',
  allow: officeRoles,
  largestBody_KiB: 64,
  summary: 'How a letter would look, with example data; nothing is stored',
  params: oneKind,
  body: z.strictObject({ language: z.enum(languages), words: letterWords }),
  data: z.object({ preview: shownLetter }),
})

export const sendTestLetter = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/letter/:kind/test-mail',
  allow: officeRoles,
  largestBody_KiB: 64,
  idempotency: 'required',
  summary: 'Send the letter with example data to my own address',
  params: oneKind,
  body: z.strictObject({ language: z.enum(languages), words: letterWords }),
})

/** Faults of all languages as errors beside their fields. */
export function faultsIn(name: LetterName, words: Partial<WordsInAll>) {
  return languages.flatMap((language) => {
    const given = words[language]
    if (!given) return []
    const { unknown, missing } = placeholderFaults(name, given)
    return [
      ...unknown.map((placeholder) => ({
        path: `words.${language}`,
        message: 'error.placeholder_unknown',
        placeholder,
      })),
      ...missing.map((placeholder) => ({
        path: `words.${language}`,
        message: 'error.placeholder_missing',
        placeholder,
      })),
    ]
  })
}
type LetterName = z.output<typeof kind>

const choices = z.strictObject({
  language: z.enum(languages),
  /** Letters that are not wanted. */
  muted: z.array(z.enum(optionalLetters)).max(50).refine(hasNoneTwice, 'error.invalid_choice'),
})
export type MessageChoices = z.input<typeof choices>

function hasNoneTwice(list: readonly string[]) {
  return new Set(list).size === list.length
}

export const readMessageChoices = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/profile/messages',
  allow: 'signed_in',
  summary: 'Which mails I get, and in which language',
  data: z.object({ choices }),
})

export const changeMessageChoices = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/profile/messages',
  allow: 'signed_in',
  summary: 'Choose which mails I get about my parcels; those about money always come',
  body: choices,
  data: z.object({ choices }),
})

export const unsubscribe = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/unsubscription',
  allow: 'anyone',
  summary: 'No more mails to the address that the link was sent to',
  refuses: ['not_found'],
  body: z.strictObject({ token: z.string().min(20).max(200) }),
})
