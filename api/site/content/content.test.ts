import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addFaqEntry,
  addTestimonial,
  changeFaqEntry,
  changeTestimonial,
  hideQuestion,
  listContent,
  listTestimonials,
  readFaq,
} from '#contract/site/content.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { call, db, makeUser } = await startTestServer()
const admin = await makeUser('admin')

const three = (text: string) => ({ id: `${text} id`, my: `${text} my`, sg: `${text} sg` })
const entry = { question: three('Q'), answer: three('A [x](/quote)'), is_active: true }

test('a question of the office is read by everybody until it is taken off', async () => {
  const { data } = await call(addFaqEntry, { body: entry }, admin)
  const shown = async () => (await call(readFaq, {})).data.faq_data.map(({ id }) => id)
  assert.deepEqual(await shown(), [data.faq.id])
  await call(changeFaqEntry, { params: { id: data.faq.id }, body: { ...entry, is_active: false } }, admin)
  assert.deepEqual(await shown(), [])
  const { faq_data } = (await call(listContent, {}, admin)).data
  assert.deepEqual(
    faq_data.map(({ id, is_active }) => [id, is_active]),
    [[data.faq.id, false]],
  )
  await call(hideQuestion, { params: { key: 'volumetric' }, body: { is_hidden: true } }, admin)
  await call(hideQuestion, { params: { key: 'volumetric' }, body: { is_hidden: true } }, admin)
  assert.deepEqual((await call(readFaq, {})).data.hidden, ['volumetric'])
  const acts = await db.selectFrom('events').select('name').where('actor_id', '=', admin.id).execute()
  assert.equal(acts.length, 4)
})

test('a language that is missing and a link to a script are refused beside their field', async () => {
  const lacking = await call(
    addFaqEntry,
    { body: { ...entry, question: { ...entry.question, my: ' ' } } },
    admin,
  )
  assert.deepEqual(lacking.errors, [{ path: 'question.my', message: 'error.required' }])
  for (const address of ['javascript:alert(1)', '//elsewhere.example', 'http://plain.example']) {
    const answer = { ...entry.answer, sg: `[here](${address})` }
    const { errors } = await call(addFaqEntry, { body: { ...entry, answer } }, admin)
    assert.deepEqual(errors, [{ path: 'answer.sg', message: 'error.link_invalid' }])
  }
})

test('only what is published stands on the home page, and only the office publishes', async () => {
  const body = {
    said_by: 'Ibu Sari',
    place: 'Bandung',
    language: 'id' as const,
    words: 'Cepat.',
    is_active: true,
  }
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal(
      (await call(addTestimonial, { body }, { ...(await makeUser(role)), area: 'staff' })).code,
      403,
    )
  const { data } = await call(addTestimonial, { body }, admin)
  assert.equal((await call(listTestimonials, {})).data.testimonial_data.length, 1)
  const params = { id: data.testimonial.id }
  await call(changeTestimonial, { params, body: { ...body, is_active: false } }, admin)
  assert.equal((await call(listTestimonials, {})).data.testimonial_data.length, 0)
})
