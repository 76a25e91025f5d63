import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import type { CountryCode } from '#contract/places/countries.ts'
import type { AssignedRole } from '#contract/platform/roles.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'

/** How sentences call a way to pay, in the three languages. */
const waysToPay: Record<PaymentType, RegExp> = {
  transfer: /transfer|pindahan/i,
  qris: /\bQR\b/,
  cash: /\b(cash|tunai)\b/i,
}
/** Whom the office gives work to. */
const workers: Record<AssignedRole, RegExp> = {
  courier: /\b(kurir|kurier|couriers?)\b/i,
  agent: /\b(agen|ejen|agents?)\b/i,
}
const countries: Record<CountryCode, RegExp> = { MY: /Malaysia/, ID: /Indonesia/ }

const sentences: [where: string, sentence: string][] = []
for (const file of globSync('{id,my,sg}/*.ts', { cwd: import.meta.dirname })) {
  const { default: texts } = await import(path.join(import.meta.dirname, file))
  for (const sentence of sentencesIn(texts)) sentences.push([file, sentence])
}

function sentencesIn(text: unknown): string[] {
  if (typeof text === 'string') return text.split(/(?<=[.!?;])\s/)
  return text !== null && typeof text === 'object' ? Object.values(text).flatMap(sentencesIn) : []
}

/** A list that leaves one out tells people less than there is. */
function expectWhole(names: Record<string, RegExp>, isList: (sentence: string) => boolean, least: number) {
  const lists = sentences.filter(([, sentence]) => isList(sentence))
  assert.ok(lists.length >= least, `${lists.length} lists are found`)
  const left_out = lists.flatMap(([file, sentence]) =>
    Object.entries(names).flatMap(([kind, name]) =>
      name.test(sentence) ? [] : [`${file}, ${kind}: ${sentence}`],
    ),
  )
  assert.deepEqual(left_out, [])
}

test('a sentence that tells how people pay names every way', () => {
  const { transfer, qris } = waysToPay
  expectWhole(waysToPay, (sentence) => transfer.test(sentence) && qris.test(sentence), 21)
})

test('a sentence that tells where parcels travel names every country', () => {
  const isList = /(Malaysia|Indonesia)(,| and| dan| or| atau| –) (Malaysia|Indonesia)/
  expectWhole(countries, (sentence) => isList.test(sentence), 30)
})

test('a sentence that tells who carries parcels names every role that does', () => {
  const isList = /\b(kurir|kurier|couriers?)(,| dan| atau| and| or) (an )?(agen|ejen|agents?)\b/i
  expectWhole(workers, (sentence) => isList.test(sentence), 24)
})
