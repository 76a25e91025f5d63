import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '#contract/platform/language.ts'
import type { Config } from '../../platform/config.ts'
import { asHtml, asText, type Letter } from './layout.ts'

/** Sends a letter; the same effect key gives the same message id, so that a repeated one is recognised. */
export type Post = (to: string, language: Language, letter: Letter, effect_key: string) => Promise<void>

export function openPost(config: Config): Post {
  const carry = config.smtp_url
    ? throughSmtp(config.smtp_url)
    : intoOutbox(path.join(config.data_dir, 'outbox'))
  const domain = new URL(config.public_url).hostname
  return async (to, language, letter, effect_key) => {
    await carry(
      {
        from: config.mail_from,
        // An object, never a header line: a line break in an address or a subject cannot start a new header.
        to: { name: '', address: to },
        subject: letter.subject.replaceAll(/\s+/g, ' '),
        text: asText(letter, language),
        html: asHtml(letter, language),
        messageId: `<${effect_key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
      },
      effect_key,
    )
  }
}

/** Mail programs show a button that posts to the address on its own (RFC 8058). */
function unsubscribeHeaders({ unsubscribe_url }: Letter): Record<string, string> {
  if (!unsubscribe_url) return {}
  return {
    'List-Unsubscribe': `<${unsubscribe_url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

interface Message {
  from: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
}

/** Read with the first letter, not at the start. */
function loadMailer() {
  return import('nodemailer')
}

// For each step of handing a letter over; the effect key is held until the last one.
const patience_ms = 8000

function throughSmtp(url: string) {
  const options = {
    url,
    connectionTimeout: patience_ms,
    greetingTimeout: patience_ms,
    socketTimeout: patience_ms,
  }
  return async (message: Message) => {
    const { createTransport } = await loadMailer()
    try {
      await createTransport(options).sendMail(message)
    } catch (error) {
      if (!isRefusedForGood(error)) throw withoutAddress(error)
    }
  }
}

/** There is no such mailbox: trying again for hours would change nothing. */
function isRefusedForGood(error: unknown) {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EENVELOPE' &&
    'responseCode' in error &&
    Number(error.responseCode) >= 550
  )
}

/** A mail server's answer quotes the address, and no log may. */
function withoutAddress(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return Object.assign(new Error('The mail server did not take a letter.'), { code })
}

function intoOutbox(folder: string) {
  return async (message: Message, effect_key: string) => {
    const { createTransport } = await loadMailer()
    const writer = createTransport({ streamTransport: true, buffer: true })
    const { message: raw } = await writer.sendMail(message)
    await mkdir(folder, { recursive: true })
    const unfinished = path.join(folder, `.${effect_key}`)
    await writeFile(unfinished, Buffer.isBuffer(raw) ? raw : '')
    await rename(unfinished, path.join(folder, `${effect_key}.eml`))
  }
}
