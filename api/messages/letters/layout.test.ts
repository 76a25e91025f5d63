import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { exampleLetter } from './examples.ts'
import { asHtml, asText } from './layout.ts'
import { ownWords } from './words.ts'

const public_url = 'https://seberang.test'

test('an address of ours in a sentence is a short link, and numbers stay in one line', () => {
  const letter = exampleLetter('paid_shipment', 'my', ownWords('paid_shipment').my, public_url)
  const address = /https:\S+#v=\S+/.exec(asText(letter, 'my'))?.[0]
  const html = asHtml(letter, 'my')
  assert.ok(address)
  assert.ok(html.includes(`<a href="${address}" style="color:inherit">seberang.test</a>`))
  assert.doesNotMatch(html.replaceAll(/<[^>]*>/g, ''), /https:/)
  assert.ok(html.includes(inGroups('SB0000000000000').replaceAll(' ', '\u00a0')))
  const account = asHtml(exampleLetter('order_placed', 'my', ownWords('order_placed').my, public_url), 'my')
  assert.ok(account.includes('5140\u00a00000\u00a00001'))
})

test('an address that somebody wrote is no link, whatever it looks like', () => {
  const link = { label: 'See the order', url: `${public_url}/transaction` }
  const paragraphs = [
    'https://evil.example/x and http://[ and https://seberang.test.evil.example "><b>',
    `${public_url}/faq?a=1&b=2.`,
  ]
  const html = asHtml({ subject: 'x', paragraphs, link }, 'sg')
  assert.deepEqual(
    [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url),
    [`${public_url}/faq?a=1&amp;b=2`, link.url],
  )
  assert.ok(!html.includes('<b>'))
})
