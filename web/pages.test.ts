import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { homeOf, roles } from '#contract/platform/roles.ts'
import { eventNames } from '#contract/platform/events.ts'
import { wordsOf } from './office/audit/log-words.ts'
import { galleryPage, maintenancePage, notFoundPage, pages } from './pages.ts'

// The browser looks a page up by this name only once somebody opens it: the compiler cannot miss it.
test('every page is written in the file that it names', () => {
  const named = [...pages, galleryPage, maintenancePage, notFoundPage]
  const missing = named.filter(({ file }) => !existsSync(path.join(import.meta.dirname, file)))
  assert.deepEqual(
    missing.map(({ path: address, file }) => `${address}: ${file}`),
    [],
  )
})

test('a login leads nobody to a page that is closed to them', () => {
  const closed = roles.filter((role) => {
    const home = pages.find(({ path: address }) => address === homeOf(role))
    return !home || (home.roles && !home.roles.includes(role))
  })
  assert.deepEqual(closed, [])
})

test('a page with the log loads every word that the log may tell', () => {
  const needed = [...new Set(eventNames.flatMap(wordsOf).map((place) => place.split('.')[0] ?? ''))]
  for (const address of ['/office/audit', '/office/customers/:id']) {
    const texts: readonly string[] = pages.find((page) => page.path === address)?.texts ?? []
    assert.deepEqual(
      needed.filter(
        (name) => !texts.includes(name) && !(name === 'letter_names' && address !== '/office/audit'),
      ),
      [],
      address,
    )
  }
})
