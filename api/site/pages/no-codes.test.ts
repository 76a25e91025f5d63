import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { languages } from '#contract/platform/language.ts'
import { drawnFaults } from '../../../web/locales/drawn-faults.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { http, config } = await startTestServer()
const table: { public: string[] } = JSON.parse(
  readFileSync(path.join(config.dist_dir, 'pages/routes.json'), 'utf8'),
)

// Names the codes of the interface on purpose, for whoever writes a program.
const forPrograms = '/developers'

/** What a reader sees, a line for each element. */
function textIn(html: string) {
  return (
    html
      .replaceAll(/<(head|script|svg)\b[\s\S]*?<\/\1>/g, ' ')
      // The dash between two fields is an ornament.
      .replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, ' ')
      .replaceAll(/<\/?(?:a|span|strong|em|b|bdi)\b[^>]*>|<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll('&amp;', '&')
  )
}

for (const language of languages)
  test(`no public page shows a code, a gap or a raw date, in ${language}`, async () => {
    assert.ok(table.public.length > 20)
    for (const url of table.public.filter((route) => route !== forPrograms)) {
      const { body } = await http.inject({ url, headers: { cookie: `language=${language}` } })
      const text = textIn(body)
      assert.ok(text.trim().length > 100, url)
      assert.deepEqual(drawnFaults(text), [], `${url} in ${language}`)
    }
  })
