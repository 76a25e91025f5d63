import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { z } from 'zod'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import { languages, locales } from '#contract/platform/language.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { http, config } = await startTestServer()
const table: { public: string[]; app: string[]; work: string[] } = JSON.parse(
  readFileSync(path.join(config.dist_dir, 'pages/routes.json'), 'utf8'),
)
const unlisted = ['/maintenance', '/verify-otp', '/forgot-password', '/reset-password']
const listed = table.public.filter((url) => !unlisted.includes(url))

test('the map of the site names every listed page in each language, with its translations', async () => {
  const { statusCode, headers, body } = await http.inject('/sitemap.xml')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'application/xml; charset=utf-8'])
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  const wanted = listed.flatMap((url) =>
    languages.map((language) => `https://seberang.test${url}${language === 'id' ? '' : `?lang=${language}`}`),
  )
  assert.deepEqual(found.toSorted(), wanted.toSorted())
  assert.equal(body.match(/hreflang="/g)?.length, wanted.length * 4)
  assert.doesNotMatch(body, /seberang\.invalid/)
})

test('crawlers are told where not to look, and no listed page is closed to them', async () => {
  const { body } = await http.inject('/robots.txt')
  assert.match(body, /^Sitemap: https:\/\/seberang\.test\/sitemap\.xml$/m)
  const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '')
  const isClosed = (url: string) =>
    rules.some((rule) => (rule.endsWith('$') ? url === rule.slice(0, -1) : url.startsWith(rule)))
  for (const url of [...table.app, ...table.work].filter((url) => url !== '/ui'))
    assert.ok(isClosed(url.replace('*', '1')), url)
  for (const url of ['/api/v1/location', '/shipment-detail?id=1', '/office/payments'])
    assert.ok(isClosed(url))
  for (const url of listed) assert.ok(!isClosed(url), url)
})

test('every listed page has a picture of its own for chats, in each language', async () => {
  const seen = new Set<string>()
  for (const language of languages)
    for (const url of listed) {
      const { body } = await http.inject({ url, headers: { cookie: `language=${language}` } })
      const where = `${url} in ${language}`
      const said = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`).exec(body)?.[1] ?? ''
      assert.ok(said('og:title').length > 2 && said('og:description').length > 20, where)
      assert.equal(said('og:locale'), locales[language].replace('-', '_'), where)
      assert.deepEqual([said('og:image:width'), said('og:image:height')], ['1200', '630'], where)
      assert.ok(said('og:image:alt').includes(said('og:title')), where)
      assert.equal(said('twitter:card'), 'summary_large_image', where)
      seen.add(said('og:image').replace('https://seberang.test', ''))
    }
  assert.ok(seen.size > listed.length * 2)
  const [first = ''] = seen
  const { statusCode, headers, rawPayload } = await http.inject(first)
  assert.deepEqual([statusCode, headers['content-type']], [200, 'image/png'])
  assert.match(String(headers['cache-control']), /immutable/)
  const { width, height } = await sharp(rawPayload).metadata()
  assert.deepEqual([width, height], [1200, 630])
})

test('a parcel is found by the addresses that people guess', async () => {
  const number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  for (const address of [`/tracking/${number}`, `/lacak/${number.toLowerCase()}`, `/${number}`]) {
    const { statusCode, headers } = await http.inject(address)
    assert.deepEqual([statusCode, headers.location], [302, `/resi-detail?number=${number}`], address)
  }
  const { headers } = await http.inject(`/track/${number}?lang=my`)
  assert.equal(headers.location, `/resi-detail?lang=my&number=${number}`)
  // Neither what cannot be a number nor another path leads anywhere.
  for (const address of [`/tracking/${number}X`, `/office/parcels/${number}`, '/%E0%A4%A', `//${number}`])
    assert.notEqual((await http.inject(address)).statusCode, 302, address)
})

test('unlisted pages ask not to be found', async () => {
  for (const url of unlisted)
    assert.match((await http.inject(url)).body, /<meta name="robots" content="noindex">/, url)
})

const fact = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

async function factsOf(url: string) {
  const { body } = await http.inject({ url, headers: { cookie: 'language=sg' } })
  return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    fact.parse(JSON.parse(match[1] ?? '')),
  )
}

test('facts for search engines are valid JSON and name what the page shows', async () => {
  const types: Record<string, string[]> = {}
  for (const url of listed) types[url] = (await factsOf(url)).map((fact) => fact['@type'])
  assert.deepEqual(types['/'], ['Organization', 'WebSite'])
  assert.deepEqual(types['/faq'], ['BreadcrumbList', 'FAQPage'])
  assert.deepEqual(types['/location'], ['BreadcrumbList', 'LocalBusiness'])
  for (const url of listed.filter((url) => url !== '/')) assert.equal(types[url]?.[0], 'BreadcrumbList', url)
})

test('each question of the page is among the facts, with an answer and without marks of links', async () => {
  const faq = (await factsOf('/faq')).find((fact) => fact['@type'] === 'FAQPage')
  const asked = z
    .array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }))
    .parse(faq?.['mainEntity'])
  assert.ok(asked.length > 20)
  for (const { name, acceptedAnswer } of asked) {
    assert.ok(name.length > 8, name)
    assert.doesNotMatch(acceptedAnswer.text, /\]\(|\{\{/, name)
  }
  const trail = z
    .array(z.object({ name: z.string(), item: z.string() }))
    .parse((await factsOf('/service-air'))[0]?.['itemListElement'])
  assert.deepEqual(
    trail.map(({ item }) => item),
    ['/', '/services', '/service-air'].map((url) => `https://seberang.test${url}?lang=sg`),
  )
})

test('each language has its manifest, with icons that are there and pages that can be opened', async () => {
  const manifest = z.looseObject({
    name: z.string(),
    lang: z.string(),
    start_url: z.literal('/'),
    theme_color: z.literal('#0B3C49'),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string(), type: z.string() })),
    shortcuts: z.array(z.looseObject({ name: z.string(), url: z.string() })).length(2),
  })
  for (const language of languages) {
    const page = await http.inject({ url: '/', headers: { cookie: `language=${language}` } })
    const address = /<meta name="manifest" content="([^"]+)">/.exec(page.body)?.[1] ?? ''
    const reply = await http.inject(address)
    assert.equal(reply.headers['content-type'], 'application/manifest+json')
    const { lang, icons, shortcuts } = manifest.parse(reply.json())
    assert.equal(lang, locales[language])
    assert.deepEqual(
      icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    )
    const touch = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page.body)?.[1] ?? ''
    for (const { src, sizes } of [...icons, { src: touch, sizes: '180x180' }]) {
      const { width, height } = await sharp((await http.inject(src)).rawPayload).metadata()
      assert.equal(`${width}x${height}`, sizes)
    }
    for (const { url } of shortcuts) assert.equal((await http.inject(url)).statusCode, 200)
  }
})
