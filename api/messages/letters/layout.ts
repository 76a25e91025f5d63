import { company } from '#contract/site/company.ts'
import { locales, type Language } from '#contract/platform/language.ts'
import { escapeHtml } from '../../platform/html.ts'
import { wordsIn } from './all-words.ts'

/** What a mail says, in one language. Paragraphs are plain text; `code` is set large, `link` becomes a button. */
export interface Letter {
  subject: string
  paragraphs: string[]
  code?: string
  link?: { label: string; url: string }
  /** Below the signature, small. */
  footer?: { text: string; url: string }
  /** Where a program may end these letters for the reader. */
  unsubscribe_url?: string
}

export function asText(letter: Letter, language: Language) {
  const { paragraphs, code, link, footer } = letter
  const parts = [...paragraphs, ...(code ? [code] : []), ...(link ? [`${link.label}: ${link.url}`] : [])]
  return `${parts.join('\n\n')}\n\n-- \n${company.name}\n${wordsIn[language].small.signature}\n${company.email}\n${footer ? `\n${footer.text}\n${footer.url}\n` : ''}`
}

export function asHtml(letter: Letter, language: Language) {
  const { subject, paragraphs, code, link, footer } = letter
  const own = link ? new URL(link.url).origin : undefined
  return `<!doctype html><html lang="${locales[language]}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#F3E9DC;color:#0B3C49;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:auto;padding:32px 24px;background:#fff;border-radius:12px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${escapeHtml(company.name)}</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${withLinks(escapeHtml(unbroken(text)), own)}</p>`).join('\n')}
${code ? `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>` : ''}
${link ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="padding:12px 24px;border-radius:12px;background:#0B3C49;color:#fff;text-decoration:none">${escapeHtml(link.label)}</a></p>` : ''}
<p style="margin:32px 0 0;font-size:14px;color:#4b6b74">${escapeHtml(wordsIn[language].small.signature)}<br>${escapeHtml(company.email)}</p>
${footer ? `<p style="margin:16px 0 0;font-size:14px;color:#4b6b74">${escapeHtml(footer.text)} <a href="${escapeHtml(footer.url)}" style="color:#4b6b74">${escapeHtml(new URL(footer.url).host)}</a></p>` : ''}
</div></body></html>`
}

/** Numbers of parcels and of accounts stay in one line. */
function unbroken(text: string) {
  return text.replaceAll(/\bSB(?: [0-9A-Z]{1,4})+\b|\b\d{3,4}(?: \d{3,4})+\b/g, (number) =>
    number.replaceAll(' ', '\u00a0'),
  )
}

/**
 * An address of ours within a sentence is pressed, not read: on a phone it would be wider than the letter. Any other stays
 * text, because names and notes come from people.
 */
function withLinks(html: string, own: string | undefined) {
  return html.replaceAll(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, (url) => {
    const address = URL.parse(url)
    return address && address.origin === own
      ? `<a href="${url}" style="color:inherit">${escapeHtml(address.host)}</a>`
      : url
  })
}
