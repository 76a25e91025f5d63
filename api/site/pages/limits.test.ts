import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { largestPicture_MB, passportKept_days } from '#contract/platform/files.ts'
import { languages } from '#contract/platform/language.ts'
import { deliveriesKept_days, hookPatience_s } from '#contract/messages/web-hooks.ts'
import { answersKept_h } from '../../platform/sweep.ts'

const folder = path.resolve(import.meta.dirname, '../../../web/locales')
const withUnit =
  /(?<![\w.,])(\d+)\s?(?:hours?|days?|minutes?|months?|seconds?|jam|hari|menit|minit|bulan|detik|saat|MB)\b/g

// What nobody here decides, or what is no limit: laws, hours of service, habits of the trade.
const working_days = [5, 10]
const answer_days = [3]
const dayAndNight_h = 24
const law_h = [24]

/** Numbers written out in a sentence, by where they come from. Everything else is filled in from its constant. */
const told: Record<string, readonly number[]> = {
  agent_registration: answer_days,
  shipment_local: working_days,
  shipment_international: working_days,
  faq: [dayAndNight_h],
  services: [dayAndNight_h],
  privacy: law_h,
  developers: [answersKept_h, hookPatience_s],
  error: [largestPicture_MB],
  shipment: [passportKept_days],
  web_hooks: [deliveriesKept_days, hookPatience_s],
}

async function numbersIn(language: string, namespace: string) {
  const { default: texts }: { default: unknown } = await import(
    path.join(folder, language, `${namespace}.ts`)
  )
  return [...JSON.stringify(texts).matchAll(withUnit)].map(([, number]) => Number(number))
}

test('the terms name no share that a rate card decides', async () => {
  for (const language of languages) {
    const { default: terms }: { default: unknown } = await import(path.join(folder, language, 'term.ts'))
    assert.deepEqual(JSON.stringify(terms).match(/\d\s?%/g), null, `${language}: fill it in from the card`)
  }
})

test('a limit in a sentence is the one that holds', async () => {
  for (const language of languages)
    for (const file of readdirSync(path.join(folder, language))) {
      const namespace = path.basename(file, '.ts')
      for (const number of await numbersIn(language, namespace))
        assert.ok(
          told[namespace]?.includes(number),
          `${number} in ${language}/${file}: fill it in from its constant`,
        )
    }
})
