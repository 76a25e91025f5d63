import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyJob } from './app.ts'
import { openPost } from './messages/letters/post.ts'
import { startTestServer } from './testing/test-server.ts'

const server = await startTestServer()
const { db, storage, keys, public_url, jobs, config } = server

// Otherwise a statement of theirs is only met by whatever test runs at the minute of its job.
test('all that recurs can be done at any time', async () => {
  const parts = { db, storage, post: openPost(config), keys, public_url, jobs: () => jobs }
  const recurring = everyJob(parts).filter((job) => 'every' in job && job.every !== undefined)
  assert.ok(recurring.length > 10)
  // What recurs takes nothing; the others, of which the type speaks as well, take what was sent.
  for (const { name, work } of recurring)
    await assert.doesNotReject(async () => void (await Reflect.apply(work, undefined, [])), name)
})
