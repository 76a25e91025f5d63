import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '#contract/platform/language.ts'
import { readCodes } from '../api/testing/test-codes.ts'
import { wordsOf } from '../web/office/audit/log-words.ts'
import { Words } from '../web/platform/words.ts'

const locales = path.resolve(import.meta.dirname, '../web/locales')

/** Codes of recorded events that the audit log would show as they stand in the database. */
export async function findUntold(folder: string) {
  const codes = readCodes(folder)
  const found = []
  for (const language of languages) {
    const words = new Words(language, await textsIn(language))
    const isTold = (key: string) => words.say(key) !== key
    for (const { event, code } of codes)
      if (!wordsOf(event).some((place) => isTold(`${place}.${code}`)))
        found.push(`${event}: ${code} has no words (${language})`)
  }
  return found
}

async function textsIn(language: string) {
  const texts: Record<string, unknown> = {}
  for (const file of globSync('*.ts', { cwd: path.join(locales, language) })) {
    const loaded: { default: unknown } = await import(pathToFileURL(path.join(locales, language, file)).href)
    texts[path.basename(file, '.ts')] = loaded.default
  }
  return texts
}
