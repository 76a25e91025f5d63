import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#contract/platform/language.ts'
import { Words } from './words.ts'

const texts = {
  batch: { name_one: 'A batch of {{count}} parcel', name_other: 'A batch of {{count}} parcels' },
  bulk: { upload: { hint: 'At most {{rows}} rows and {{MB}} MB' } },
  tracking: { macros: { delivered: 'Delivered' } },
  web_hooks: { events: { 'order.placed': 'An order was placed' } },
  about: { story: { body: ['From {{from}}', ['one', 'two of {{from}}']] } },
  ui: { cancel: 'Cancel' },
}

const english = new Words('sg', texts)
const indonesian = new Words('id', { batch: { name_other: '{{count}} paket' } })

test('a text is found by its key, with what stands for its blanks', () => {
  assert.equal(english.t('ui.cancel'), 'Cancel')
  assert.equal(english.t('bulk.upload.hint', { rows: '10,000', MB: 5 }), 'At most 10,000 rows and 5\u00a0MB')
  // What people typed is no text of ours: nothing in it is filled or given a meaning.
  assert.equal(
    english.t('bulk.upload.hint', { rows: '{{MB}} $& $1', MB: 5 }),
    'At most {{MB}} $& $1 rows and 5\u00a0MB',
  )
})

test('a count chooses between one and several where the language does', () => {
  assert.equal(english.t('batch.name', { count: 1 }), 'A batch of 1 parcel')
  assert.equal(english.t('batch.name', { count: 0 }), 'A batch of 0 parcels')
  assert.equal(english.t('batch.name', { count: 1.5 }), 'A batch of 1.5 parcels')
  assert.equal(indonesian.t('batch.name', { count: 1 }), '1 paket')
})

test('what is missing shows itself, also where a group has that key or an object has that name by birth', () => {
  for (const key of ['ui.open', 'ui', 'nothing.at.all', 'constructor.name', 'ui.cancel.length', ''])
    assert.equal(english.say(key), key)
})

test('a group and a list come whole, with every blank filled', () => {
  assert.deepEqual(english.parts('web_hooks.events'), { 'order.placed': 'An order was placed' })
  assert.deepEqual(english.parts('about.story.body', { from: 'Klang' }), [
    'From Klang',
    ['one', 'two of Klang'],
  ])
})

test('every language has its rules for counts', () => {
  for (const language of languages) assert.equal(new Words(language, texts).language, language)
})
