import { sql, type Transaction } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import { allowedIn, type LetterWords } from '#contract/messages/letter-words.ts'
import {
  isOrderLetter,
  orderLetterKinds,
  orderLetterOf,
  type OrderLetter,
} from '#contract/messages/letters.ts'
import {
  changeLetter,
  faultsIn,
  listLetters,
  previewLetter,
  readLetter,
  resetLetter,
  sendTestLetter,
  type WordsInAll,
} from '#contract/messages/messages.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { exampleLetter } from './examples.ts'
import { asText } from './layout.ts'
import { sendLetter } from './send.ts'
import { newestVersion, ownWords, readWords } from './words.ts'
import { wordsIn } from './all-words.ts'

const testMailsPerHour = 20

export function officeLetterRoutes(app: App) {
  app.serve(listLetters, async () => ({ letter_data: await list(app.db) }))
  app.serve(readLetter, async ({ params }) => ({ letter: await read(app.db, kindIn(params)) }))
  app.serve(changeLetter, ({ params, body, user, once }) => {
    const kind = kindIn(params)
    refuseFaults(kind, body.words)
    return once((tx) => change(tx, kind, { ...body, admin_id: user.id }))
  })
  app.serve(resetLetter, ({ params, body, user, once }) =>
    once((tx) => change(tx, kindIn(params), { ...body, words: null, admin_id: user.id })),
  )
  app.serve(previewLetter, async ({ params, body }) => {
    const kind = kindIn(params)
    refuseFaults(kind, { [body.language]: body.words })
    return { preview: preview(kind, body.language, body.words, app.public_url) }
  })
  app.serve(sendTestLetter, async ({ params, body, user, once }) => {
    const kind = kindIn(params)
    refuseFaults(kind, { [body.language]: body.words })
    await countAgainst(app.db, [{ bucket: `test_mail:${user.id}`, most: testMailsPerHour, seconds: 3600 }])
    return once(async (tx) => {
      await sendLetter(tx, app.jobs, { cause: 'trial', kind, user_id: user.id, ...body })
      return {}
    })
  })
}

/** The path was checked already; this tells the compiler. */
function kindIn({ kind }: { kind: string }): OrderLetter {
  if (!isOrderLetter(kind)) throw notFound()
  return kind
}

async function list(db: Db) {
  const { rows } = await sql<{ kind: string; words: unknown; made_at: Date }>`
    select distinct on (kind) kind, words, made_at from letter_versions order by kind, id desc`.execute(db)
  const newest = new Map(rows.map((row) => [row.kind, row]))
  return orderLetterKinds.map((kind) => {
    const { to, about } = orderLetterOf(kind)
    const changed = readWords(newest.get(kind)?.words)
    const words = changed ?? ownWords(kind)
    const subjects = { id: words.id.subject, my: words.my.subject, sg: words.sg.subject }
    const changed_at = newest.get(kind)?.made_at ?? null
    return { kind, to, about, subjects, is_changed: changed !== undefined, changed_at }
  })
}

async function read(db: Db, kind: OrderLetter) {
  const version = await newestVersion(db, kind)
  return {
    kind,
    version_id: version?.id ?? null,
    words: version?.words ?? ownWords(kind),
    is_changed: version?.words !== undefined,
    allowed: allowedIn(kind),
    required: [...orderLetterOf(kind).must],
  }
}

interface Change {
  version_id: string | null
  words: WordsInAll | null
  admin_id: string
}

/** Two who change the same version: the database lets only one follow it. */
async function change(tx: Transaction<DB>, kind: OrderLetter, { version_id, words, admin_id }: Change) {
  const newest = await newestVersion(tx, kind)
  if ((newest?.id ?? null) !== version_id) throw conflict('newer_version')
  try {
    const { id } = await tx
      .insertInto('letter_versions')
      .values({ kind, previous_id: version_id, words: words && JSON.stringify(words), made_by: admin_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const name = words ? 'letter_changed' : 'letter_reset'
    await record(tx, { name, subject_id: id, actor_id: admin_id, data: { letter: kind } })
  } catch (error) {
    if (violates(error, 'one_version_after_another')) throw conflict('newer_version')
    throw error
  }
  return { letter: await read(tx, kind) }
}

function refuseFaults(kind: OrderLetter, words: Partial<Record<Language, LetterWords>>) {
  const errors = faultsIn(kind, words)
  if (errors.length > 0) throw invalid(errors.map(({ path, message }) => ({ path, message })))
}

function preview(kind: OrderLetter, language: Language, words: LetterWords, public_url: string) {
  const letter = exampleLetter(kind, language, words, public_url)
  const { subject, paragraphs, link, footer } = letter
  return {
    subject,
    paragraphs,
    button: link?.label ?? '',
    link: link?.url ?? '',
    footer: footer ? footer.text : null,
    signature: wordsIn[language].small.signature,
    text: asText(letter, language),
  }
}
