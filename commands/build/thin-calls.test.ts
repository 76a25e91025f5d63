import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { withoutShapes } from './thin-calls.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('a call keeps where it goes and loses what goes in and comes out', () => {
  const thin = withoutShapes(
    [
      'export const form = z.object({ body: z.string() }).strict()',
      'export const send = endpoint({',
      "  method: 'POST',",
      '  params: z.object({ id: z.uuid() }),',
      "  path: '/parcel/:id',",
      '  body: form,',
      '  data: z.object({ at: z.iso.datetime() }),',
      '})',
      'export function read() { return z.string() }',
    ].join('\n'),
  )
  assert.equal(
    thin.replaceAll(/\s+/g, ' '),
    'export const form = /*#__PURE__*/ z.object({ body: /*#__PURE__*/ z.string() }).strict() ' +
      "export const send = { method: 'POST', path: '/parcel/:id' } " +
      'export function read() { return z.string() }',
  )
})

test('what is done for its effect is not left out', () => {
  assert.equal(withoutShapes('kinds.set(nameOf(1), 2)'), 'kinds.set(nameOf(1), 2)')
})

test('no page reads the shapes of a call: in the browser they are not there', () => {
  const names = sources('contract').flatMap((code) =>
    [...code.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name),
  )
  assert.ok(names.length > 200, String(names.length))
  const reads = new RegExp(String.raw`\b(?:${names.join('|')})\.(?:params|query|body|data)\b`)
  for (const code of sources('web')) assert.doesNotMatch(code, reads)
})

function sources(folder: string) {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
}
