import assert from 'node:assert/strict'
import { gunzipSync } from 'node:zlib'
import { test } from 'node:test'
import type { describe } from './openapi.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const { http, served } = server
const places = { public: '/api/openapi.json', user: '/api/openapi.json', staff: '/api/staff/openapi.json' }
const documents = [await read(places.user), await read(places.staff)]
const largest_bytes = 300_000

async function read(url: string): Promise<Awaited<ReturnType<typeof describe>>> {
  return (await http.inject(url)).json()
}

test('every call is in one document, under a name of its own', async () => {
  const names = new Set<string>()
  for (const { url, endpoint, area } of served) {
    const { paths } = await read(places[area])
    const call = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    assert.ok(call, `${endpoint.method} ${url}`)
    assert.match(call.operationId, /^[a-z][A-Za-z]+$/)
    assert.ok(call.summary.length > 0 && call.tags.length === 1, call.operationId)
    names.add(call.operationId)
  }
  assert.equal(names.size, served.length)
})

test('each call says how it succeeds, how it is refused and with what it is opened', () => {
  for (const { paths, components } of documents)
    for (const call of Object.values(paths).flatMap((verbs) => Object.values(verbs))) {
      const statuses = Object.keys(call.responses)
      assert.ok(statuses.includes('200') && statuses.includes('400') && statuses.includes('5XX'))
      for (const scheme of (call.security ?? []).flatMap((needs) => Object.keys(needs)))
        assert.ok(scheme in components.securitySchemes, scheme)
    }
})

test('parameters of a path are described, and only they', () => {
  for (const { paths, components } of documents)
    for (const [path, verbs] of Object.entries(paths))
      for (const { parameters = [] } of Object.values(verbs)) {
        const all = parameters.map((parameter) => {
          if (!('$ref' in parameter)) return parameter
          return components.parameters[parameter.$ref.slice('#/components/parameters/'.length)]
        })
        const described = all
          .filter((parameter) => parameter?.in === 'path')
          .map((parameter) => parameter?.name)
        const named = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name)
        assert.deepEqual(described.toSorted(), named.toSorted(), path)
      }
})

test('what is shared is there and used, and what is required is described', () => {
  for (const document of documents) {
    const text = JSON.stringify(document)
    const used = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name))
    const { securitySchemes: _, ...components } = document.components
    const there = Object.entries(components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    )
    assert.deepEqual([...used].toSorted(), there.toSorted())
    for (const name of there) assert.match(name, /^[a-z]+\/[A-Za-z0-9-]+$/)
    JSON.parse(text, (_, part) => {
      const { properties, required } = part ?? {}
      for (const name of Array.isArray(required) && properties ? required : [])
        assert.ok(name in properties, name)
      // What comes back replaces the part; an enclosing one is still to be read.
      return part
    })
  }
})

test('a document is small and sent compressed, and its page names every call without a script', async () => {
  for (const url of Object.values(places)) {
    const packed = await http.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    const text = gunzipSync(packed.rawPayload)
    assert.ok(
      text.length < largest_bytes && packed.rawPayload.length < largest_bytes / 5,
      `${url} ${text.length}`,
    )
  }
  for (const { url, area } of served) {
    const { body } = await http.inject(area === 'staff' ? '/api/staff/docs' : '/api/docs')
    assert.ok(body.includes(url.replaceAll(/:(\w+)/g, '{$1}')), url)
    assert.doesNotMatch(body, /<script|<style|style=/)
  }
})
