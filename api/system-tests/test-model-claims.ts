import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { acceptClaim, declineClaim, takeClaim } from '#contract/money/claim-desk.ts'
import {
  agreeToClaim,
  fileClaim,
  readClaimable,
  sendClaimPicture,
  withdrawClaim,
} from '#contract/money/claims.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Model } from './test-model.ts'
import type { Claim } from './test-model-way.ts'
import { insist } from './test-door.ts'
import type { Scene, Step } from './test-model-step.ts'
import type { Person } from './test-model-world.ts'

const isDelivered = ({ model }: Scene) =>
  model.all(({ id, kind }) => kind === 'shipment' && model.parcels.get(id)?.step === 'delivered')
const open = new Set<Claim['status']>(['filed', 'in_review', 'more_asked'])
const claimsIn = (model: Model, ...statuses: Claim['status'][]) =>
  [...model.claims].filter(([, { status }]) => statuses.includes(status))

/** What is wrong with a parcel that arrived, and what the office says to it. */
export const claimSteps: Record<string, Step> = {
  'a claim is filed': {
    can: (scene) => isDelivered(scene).length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(isDelivered(scene))
      model.touch(order.id)
      const { id: order_id, owner } = order
      const shown = await insist(() => world.call(readClaimable, { params: { id: order_id } }, owner))
      const { cover_left, items, windows } = shown.data.parcel
      const refusal = windows.find(({ kind }) => kind === 'damaged')?.refusal
      const item = items.find(({ left }) => left > 0)
      if (!item) return
      const key = randomUUID()
      const picture = await insist(() =>
        world.call(sendClaimPicture, {}, owner, { key, picture: world.picture }),
      )
      const body = {
        order_id,
        kind: 'damaged' as const,
        items: [{ position: item.position, quantity: 1 }],
        wanted: item.unit_value,
        description: 'Basah',
        picture_ids: [picture.data.picture_id],
        consent: true,
      }
      const answer = await insist(() => world.call(fileClaim, { body }, owner, { key }))
      const has_open = [...model.claims.values()].some((one) => one.order === order && open.has(one.status))
      assert.equal(answer.code_message, has_open ? 'claim_open' : (refusal ?? 'success'))
      if (answer.status !== 200) return
      assert.ok(answer.data.most <= cover_left, 'never more than the cover')
      model.claims.set(answer.data.id, { order, status: 'filed', amount: answer.data.most })
    },
  },

  'two admins decide on a claim at once': {
    can: ({ model }) => claimsIn(model, 'filed', 'in_review').length > 0,
    run: async (scene) => {
      const { model, pick, world } = scene
      const [id, claim] = pick(claimsIn(model, 'filed', 'in_review'))
      model.touch(claim.order.id)
      const params = { id }
      const [first, second] = world.people.admins
      if (claim.status === 'filed') {
        const taken = await Promise.all(
          world.people.admins.map((who) => act(scene, takeClaim, { params }, who)),
        )
        assert.ok(taken.some(({ status }) => status === 200))
        claim.status = 'in_review'
      }
      const amount = pick([claim.amount ?? 1, 1])
      const refusal = { decline_code: 'not_shown' as const, words: '' }
      const answers = await Promise.all([
        act(scene, acceptClaim, { params, body: { amount, words: '' } }, first),
        act(scene, declineClaim, { params, body: refusal }, second),
      ])
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
      claim.status = answers[0].status === 200 ? 'accepted' : 'declined'
    },
  },

  'a claimant answers': {
    can: ({ model }) => claimsIn(model, 'filed', 'in_review', 'accepted').length > 0,
    run: async (scene) => {
      const { model, pick } = scene
      const [id, claim] = pick(claimsIn(model, 'filed', 'in_review', 'accepted'))
      model.touch(claim.order.id)
      const { owner } = claim.order
      if (claim.status === 'accepted') {
        const agreed = await act(scene, agreeToClaim, { params: { id } }, owner)
        assert.ok(agreed.status === 200 || agreed.status === 409, agreed.code_message)
        return
      }
      const withdrawn = await act(scene, withdrawClaim, { params: { id } }, owner)
      assert.equal(withdrawn.code_message, 'success')
      claim.status = 'withdrawn'
    },
  },
}

function act<E extends Endpoint>({ world }: Scene, endpoint: E, input: object, who: Person) {
  const key = randomUUID()
  return insist(() => world.call(endpoint, input, who, { key }))
}
