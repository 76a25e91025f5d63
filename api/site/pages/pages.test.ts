import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { languages, locales } from '#contract/platform/language.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { http, config } = await startTestServer()
const table: { public: string[] } = JSON.parse(
  readFileSync(path.join(config.dist_dir, 'pages/routes.json'), 'utf8'),
)

test('every public path comes as finished text in the language of the cookie', async () => {
  assert.ok(table.public.length > 20)
  for (const language of languages) {
    for (const url of table.public) {
      const { statusCode, body } = await http.inject({ url, headers: { cookie: `language=${language}` } })
      const where = `${url} in ${language}`
      assert.equal(statusCode, 200, where)
      assert.ok(body.includes(`<html lang="${locales[language]}"`), where)
      assert.equal(body.match(/<h1[ >]/g)?.length, 1, where)
      assert.equal(body.match(/<title>[^<]{3,}<\/title>/g)?.length, 1, where)
      assert.match(body, /<meta name="description" content="[^"]{20,}"/, where)
      assert.match(body, /<link rel="canonical" href="https:\/\/seberang\.test\//, where)
      assert.equal(body.match(/hreflang="/g)?.length, 4, where)
      assert.doesNotMatch(body, /seberang\.invalid|<style|style="|<script>|onclick=/, where)
    }
  }
})

test('a link with ?lang= wins over the cookie, and Indonesian is the default', async () => {
  const asked = await http.inject({ url: '/faq?lang=sg', headers: { cookie: 'language=my' } })
  assert.equal(asked.headers['content-language'], 'en-SG')
  const plain = await http.inject({ url: '/faq', headers: { cookie: 'language=xx' } })
  assert.equal(plain.headers['content-language'], 'id-ID')
})

test('unknown paths give the not-found page with 404, app pages the shell, unknown calls JSON', async () => {
  for (const url of ['/no-such-page', '/faq/deeper', '/..%2f..%2fetc/passwd']) {
    const reply = await http.inject({ url, headers: { cookie: 'language=sg' } })
    assert.equal(reply.statusCode, 404)
    assert.match(reply.body, /Page not found/)
  }
  assert.equal((await http.inject('/profile/address/edit/1')).statusCode, 200)
  assert.equal((await http.inject('/api/v1/none')).headers['content-type'], 'application/json; charset=utf-8')
  assert.equal((await http.inject('/assets/none.js')).statusCode, 404)
})

test('a page that the browser draws names its scripts, a guarded one only for whoever is signed in', async () => {
  const listsOf = async (url: string, language: string) => {
    const { body } = await http.inject({ url, headers: { cookie: `language=${language}` } })
    const [, open = '', signedIn = ''] =
      /<meta name="scripts" content="([^"]*)" data-signed-in="([^"]*)"/.exec(body) ?? []
    return { open, signedIn }
  }
  const [list, setup] = [await listsOf('/transaction', 'my'), await listsOf('/staff-setup', 'my')]
  assert.match(list.signedIn, /\/assets\/TransactionPage-/)
  assert.doesNotMatch(list.open, /TransactionPage/)
  assert.match(setup.open, /\/assets\/StaffSetupPage-/)
  assert.equal(setup.signedIn, '')
  const address = await listsOf('/profile/address/edit/1', 'my')
  assert.match(address.signedIn, /Address\w*Page-/)
  // Words come in the language of the page.
  const wordsOf = (names: string) => names.split(' ').filter((name) => !list.open.includes(name))
  assert.notDeepEqual(wordsOf(list.signedIn), wordsOf((await listsOf('/transaction', 'sg')).signedIn))
  for (const name of [...list.signedIn.split(' '), ...setup.open.split(' ')])
    assert.equal((await http.inject(name)).statusCode, 200, name)
})

test('the wizard begins in its document, in the language of the reader, and names what it will ask', async () => {
  const bodyOf = async (url: string, language: string) =>
    (await http.inject({ url, headers: { cookie: `language=${language}` } })).body
  const [wizard, english, list] = await Promise.all([
    bodyOf('/shipment', 'id'),
    bodyOf('/shipment', 'sg'),
    bodyOf('/transaction', 'id'),
  ])
  const shownIn = (body: string) => /<div class="for-signed-in">.*?<h1[^>]*>([^<]*)</.exec(body)?.[1]
  assert.deepEqual(
    [shownIn(wizard), shownIn(english), shownIn(list)],
    ['Kirim paket', 'Send a parcel', undefined],
  )
  assert.match(wizard, /data-asks="[^"]*\/shipment\/masterdata/)
  assert.doesNotMatch(list, /data-asks/)
  const [parcel, search] = await Promise.all([
    bodyOf('/resi-detail?number=SB1', 'id'),
    bodyOf('/resi-detail', 'id'),
  ])
  assert.match(parcel, /data-asks="\/api\/v1\/tracking\/:number /)
  assert.doesNotMatch(search, /data-asks/)
})

test('pages are compressed, kept by the browser and asked for again by their tag', async () => {
  const first = await http.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  assert.equal(first.headers['content-encoding'], 'br')
  assert.match(brotliDecompressSync(first.rawPayload).toString(), /<h1/)
  const again = await http.inject({
    url: '/',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
  })
  assert.equal(again.statusCode, 304)
  const page = await http.inject('/')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? ''
  const asset = await http.inject({ url: script, headers: { 'accept-encoding': 'br' } })
  assert.deepEqual([asset.statusCode, asset.headers['content-encoding']], [200, 'br'])
  assert.match(String(asset.headers['cache-control']), /immutable/)
  const worker = await http.inject({ url: '/worker.js', headers: { 'accept-encoding': 'br' } })
  assert.deepEqual([worker.headers['content-encoding'], worker.headers['cache-control']], ['br', 'no-cache'])
})

test('whoever asks for an icon at the usual address gets one', async () => {
  const icon = await http.inject('/favicon.ico')
  assert.deepEqual([icon.statusCode, icon.headers['content-type']], [200, 'image/vnd.microsoft.icon'])
  // Behind the head of 22 bytes stands a whole PNG.
  assert.equal(icon.rawPayload.subarray(22, 30).toString('latin1'), '\x89PNG\r\n\x1a\n')
})

test('a stylesheet carries no rules for documents; scripts, which may be workers, and pictures do', async () => {
  const page = await http.inject('/')
  const [style = ''] = /\/assets\/[^"]+\.css/.exec(page.body) ?? []
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page.body) ?? []
  const policies = await Promise.all(
    [style, script, '/favicon.svg'].map(
      async (url) => (await http.inject({ url, headers: { 'accept-encoding': 'br' } })).headers,
    ),
  )
  assert.deepEqual(
    policies.map((headers) => 'content-security-policy' in headers),
    [false, true, true],
  )
  assert.ok(policies.every((headers) => headers['x-content-type-options'] === 'nosniff'))
})
