import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openDatabase } from '../../platform/database.ts'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'
import { rateCardOf } from './rate-cards.ts'

// As installations store it today. It stays as it is: whatever a later version wants of a card, its migration adds.
const stored = await readFile(path.join(import.meta.dirname, 'stored-card.json'), 'utf8')

test('prices that an installation stored with an earlier version are read by this one', () =>
  withDatabaseBefore('0090', async (client, upgrade, url) => {
    const id = randomUUIDv7()
    await client.query(
      `insert into rate_cards (id, version, valid_from, card) values ($1, 1, '2026-01-01T00:00:00Z', $2)`,
      [id, stored],
    )
    await upgrade()
    const { db, close } = openDatabase(url, 1)
    try {
      const { card } = await rateCardOf(db, id)
      assert.deepEqual(card.international['MY-ID'], JSON.parse(stored).international['MY-ID'])
    } finally {
      await close()
    }
  }))
