import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import type { AddOnWork } from '#contract/parcels/add-on-work.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { AssignedRole } from '#contract/platform/roles.ts'
import { counterTypes, uniqueSenTypes, type PaymentType } from '#contract/site/payment-types.ts'

/** How sentences call a way to pay, in the three languages. */
const waysToPay: Record<PaymentType, RegExp> = {
  transfer: /transfer|pindah/i,
  qris: /\bQR\b/,
  cash: /\b(cash|tunai)\b/i,
}
/** Whom the office gives work to. */
const workers: Record<AssignedRole, RegExp> = {
  courier: /\b(kurir|kurier|couriers?)\b/i,
  agent: /\b(agen|ejen|agents?)\b/i,
}
/** Work on a parcel that is ordered with it. */
const work: Record<AddOnWork, RegExp> = {
  bubble_wrap: /bubble wrap|gelembung/i,
  wooden_crate: /crate|kayu/i,
  waterproof_wrap: /waterproof|kedap air|kalis air/i,
  repack: /repack|kemas ulang|bungkus semula/i,
  inspection_photo: /photo|foto|gambar/i,
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

function found(isMeant: (sentence: string, file: string) => boolean, least: number) {
  const meant = sentences.filter(([file, sentence]) => isMeant(sentence, file))
  assert.ok(meant.length >= least, `${meant.length} sentences are found`)
  return meant
}

/** A list that leaves one out tells people less than there is. */
function expectWhole(
  names: Record<string, RegExp>,
  isList: (sentence: string, file: string) => boolean,
  least: number,
) {
  const lists = found(isList, least)
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

test('no sentence denies a way to pay', () => {
  const denials = found((sentence) => /don’t accept|take no|tidak (diterima|mengambil)/i.test(sentence), 6)
  const ways = Object.values(waysToPay)
  assert.deepEqual(
    denials.filter(([, sentence]) => ways.some((way) => way.test(sentence))),
    [],
  )
})

test('a sentence that tells of paying at a counter names every way that is paid there', () => {
  const taking =
    /(audit|counter_cash|courier|error|home|location|office|office_figures|people|shipment_success|term|weighing|work)\.ts$/
  // What goes back, and what each way is called by itself.
  const other =
    /\b(back|given|refund|where you paid)\b|\bbalik\b|(kem|pengem)bali|pulang|diberikan|tempat anda membayar|^(pay in cash|bayar tunai)$/i
  expectWhole(
    Object.fromEntries(counterTypes.map((type) => [type, waysToPay[type]])),
    (sentence, file) => waysToPay.cash.test(sentence) && taking.test(file) && !other.test(sentence),
    76,
  )
})

test('a sentence that tells of the sen of a payment, or of its reference, names every way that has them', () => {
  const isOfMark = /\bsen\b|unik|unique|\bberita\b|rujukan|reference/i
  expectWhole(
    Object.fromEntries(uniqueSenTypes.map((type) => [type, waysToPay[type]])),
    (sentence) => isOfMark.test(sentence) && waysToPay.transfer.test(sentence),
    6,
  )
})

test('a sentence that tells where parcels travel names every country', () => {
  const names = Object.values(countries)
  const isFromOneToAnother = /\b[A-Z]\w+ (to|ke) [A-Z]\w+/
  const isList = (sentence: string) =>
    names.filter((name) => name.test(sentence)).length > 1 && !isFromOneToAnother.test(sentence)
  expectWhole(countries, isList, 100)
})

test('a sentence that counts the countries knows how many there are', () => {
  const isCounting =
    /\b(both|two) countries\b|\bbetween the two\b|\bkedua(-dua)? negara\b|\bantara kedua(-dua|nya)\b/i
  const counted = found((sentence) => isCounting.test(sentence), 16)
  assert.deepEqual(Object.keys(countries).length === 2 ? [] : counted, [])
})

test('a sentence that tells who carries parcels names every role that does', () => {
  const isList = /\b(kurir|kurier|couriers?)(,| dan| atau| and| or) (an )?(agen|ejen|agents?)\b/i
  expectWhole(workers, (sentence) => isList.test(sentence), 24)
})

test('a sentence that tells what is done to parcels names every work that is ordered', () => {
  const { bubble_wrap, repack } = work
  expectWhole(work, (sentence) => bubble_wrap.test(sentence) && repack.test(sentence), 3)
})
