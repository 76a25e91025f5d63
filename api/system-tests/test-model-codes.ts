import assert from 'node:assert/strict'
import { forgotPassword, resetPassword } from '#contract/people/accounts.ts'
import { codeFor } from '../people/accounts/codes.ts'
import { insist } from './test-door.ts'
import type { Scene, Step } from './test-model-step.ts'
import type { ResetCode } from './test-model-way.ts'
import { signIn, type Person } from './test-model-world.ts'

const triesOfCode = 5
const password = 'kopi-tarik-ombak-7'
const closed = 'too_many_requests'
const cutOff = 'no_answer'

/** Codes by mail for somebody who forgot the password. */
export const codeSteps: Record<string, Step> = {
  'a code for a new password': {
    run: async ({ model, world, pick }) => {
      const person = pick(world.people.customers)
      const earlier = model.codes.get(person)?.request_id
      const asked = await insist(() => world.call(forgotPassword, { body: { email: person.email } }, nobody))
      // Whether a call that was refused or cut off had made a code before is not known.
      model.codes.delete(person)
      if (asked.status === 429) return
      assert.equal(asked.code_message, 'success')
      const { request_id } = asked.data
      assert.notEqual(request_id, earlier, 'the earlier one has ended')
      model.codes.set(person, { request_id, tries: triesOfCode })
    },
  },

  'a code is entered': {
    can: ({ model }) => model.codes.size > 0,
    run: async (scene) => {
      const { model, pick } = scene
      const [person, code] = pick([...model.codes])
      const right = await rightCode(scene, code)
      for (const guess of pick([[right], ['wrong'], ['wrong', right], [...sixWrong, right]])) {
        const word = await enter(scene, code, guess === 'wrong' ? wrongFor(right) : guess)
        if (word === cutOff) return startAnew(scene, person)
        if (word === closed) return
        const expected = guess === 'wrong' ? 'invalid_input' : 'success'
        assert.equal(word, code.tries === 0 ? 'code_expired' : expected)
        code.tries = Math.max(0, code.tries - 1)
        if (word === 'success') return startAnew(scene, person)
      }
    },
  },
}

const nobody = { token: '' }
const sixWrong = Array.from({ length: triesOfCode + 1 }, () => 'wrong')

function wrongFor(right: string) {
  return right === '000000' ? '000001' : '000000'
}

async function rightCode({ world }: Scene, { request_id }: ResetCode) {
  const { nonce } = await world.db
    .selectFrom('one_time_codes')
    .select('nonce')
    .where('id', '=', request_id)
    .executeTakeFirstOrThrow()
  return codeFor(world.keys, nonce)
}

async function enter({ world }: Scene, { request_id }: ResetCode, code: string) {
  const body = { request_id, code, password, password_confirmation: password }
  let isCutOff = false
  const answer = await insist(async () => {
    const once = await world.call(resetPassword, { body }, nobody)
    isCutOff ||= once.status === 0 || once.status === 503
    return once
  })
  return isCutOff ? cutOff : answer.code_message
}

/** A new password ends every session and the code; the result of an interrupted try is unknown. */
async function startAnew({ model, world }: Scene, person: Person) {
  model.codes.delete(person)
  await signIn(world.db, person)
}
