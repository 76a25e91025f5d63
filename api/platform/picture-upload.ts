import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestPicture_bytes } from '#contract/platform/files.ts'
import { Refusal } from './errors.ts'

/**
 * A place for the calls that take a form: what reads forms listens to each call three times, so it hears no others.
 * One file and nothing else; the stream is cut off one byte above the largest picture.
 */
export async function openForms(http: FastifyInstance) {
  // In an object, for a promise of Fastify's own would be waited for.
  const opened = { forms: http }
  await http.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: largestPicture_bytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    })
    opened.forms = forms
  })
  return opened
}

export async function readPicture(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
  const part = await request.file().catch(refuseBrokenForm)
  if (!part) throw new Refusal('picture_missing')
  const bytes = await part.toBuffer().catch(refuseBrokenForm)
  if (part.file.truncated) throw new Refusal('picture_too_large')
  if (bytes.length === 0) throw new Refusal('picture_missing')
  return bytes
}

/** What breaks the form parser (no boundary, no end, an invalid header) is the caller's fault. */
export function refuseBrokenForm(error: unknown): never {
  const isKnown = error instanceof Error && 'statusCode' in error && error.statusCode !== undefined
  throw isKnown ? error : new Refusal('bad_request')
}
