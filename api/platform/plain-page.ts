import { escapeHtml } from './html.ts'
import type { App } from './serve.ts'

const stylesheet = `:root{color-scheme:light dark}
body{max-width:60rem;margin:auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
summary,code{font-family:ui-monospace,monospace}summary{cursor:pointer;padding:.6rem 0}
pre{overflow:auto;padding:1rem;border:1px solid #8884;border-radius:12px;white-space:pre-wrap}
h2{margin-top:2.5rem}b{display:inline-block;min-width:4.5rem}a{color:inherit}
@media(max-width:40rem){body{padding:1rem}dd{margin-left:1rem}ul{padding-left:1rem}pre{padding:.6rem;font-size:.85rem}}`

/** Pages for developers and operators: no scripts, one small stylesheet, nothing of the web app. */
export function plainPageRoutes(app: App) {
  app.http.get('/plain.css', async (_, reply) => reply.type('text/css').send(stylesheet))
}

export function plainPage(title: string, body: string) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/plain.css"></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`
}
