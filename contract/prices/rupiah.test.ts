import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiahFor } from './rupiah.ts'

test('a rupiah that is begun is asked for', () => {
  assert.deepEqual([rupiahFor(100, 3800), rupiahFor(101, 3812), rupiahFor(1, 3801)], [3800, 3851, 39])
})
