import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Email } from 'postal-mime'
import { escapeHtml } from '../../platform/html.ts'
import { plainPage } from '../../platform/plain-page.ts'
import type { App } from '../../platform/serve.ts'

const mostShown = 50

/** The mails that went to data/outbox/, newest first. Exists in embedded mode without SMTP only. */
export function mailboxRoutes(app: App, data_dir: string, codesNow: () => { email: string; code: string }[]) {
  app.http.get('/mailbox', async (_, reply) => {
    const mails = await newestMails(path.join(data_dir, 'outbox'))
    const codes = codesNow().map(({ email, code }) => `<li>${escapeHtml(email)}: <code>${code}</code></li>`)
    const staff = `<h2>Second factor of the sample staff, now</h2><ul>${codes.join('')}</ul>`
    const list =
      mails.length > 0
        ? mails.map(asArticle).join('\n')
        : '<p>No mail was sent yet. Register an account, and its code appears here.</p>'
    return reply
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(plainPage('Mailbox of this installation', list + staff))
  })
}

async function newestMails(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const aged = await Promise.all(
    names.map(async (name) => ({
      file: path.join(folder, name),
      at: (await stat(path.join(folder, name))).mtimeMs,
    })),
  )
  const newest = aged.toSorted((a, b) => b.at - a.at).slice(0, mostShown)
  const { default: PostalMime } = await import('postal-mime')
  return Promise.all(newest.map(async ({ file }) => PostalMime.parse(await readFile(file))))
}

function asArticle(mail: Email) {
  const to = (mail.to ?? []).map(({ address }) => address).join(', ')
  return `<article><h2>${escapeHtml(mail.subject ?? '')}</h2><p>${escapeHtml(to)} · ${mail.date ?? ''}</p><pre>${escapeHtml(mail.text ?? '')}</pre></article>`
}
