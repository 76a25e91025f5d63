import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { newTimedId } from './timed-id.ts'

test('an id that begins with its moment is valid, unlike any other, and comes after earlier ones', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    ids.push(newTimedId())
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  for (const id of ids) assert.equal(z.uuidv7().safeParse(id).success, true)
  assert.deepEqual(ids, [...new Set(ids)].toSorted())
})
