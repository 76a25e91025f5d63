import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CarriedType } from '#contract/site/order-types.ts'
import { draftCallsOf, type StoredDraft } from '#contract/orders/drafts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../../platform/call.ts'
import { storedUser } from '../../platform/stored-user.ts'
import { answers, useAnswer } from '../../platform/use-call.ts'
import { DraftKeeper, isSame } from './draft-keeper.ts'
import { remember, remembered } from './unsaved-draft.ts'

/** What a wizard knows of its draft. */
interface DraftKind<Draft extends object> {
  type: CarriedType
  /** What is known before anything was added: it is not stored, and stands where nothing was. */
  empty: Draft
  /** What was stored, on top of what every draft has: an older version of the page is no reason to fail. */
  complete: (stored: Record<string, unknown>) => Draft
}

/** What an order does with the draft it is made of. */
export interface DraftEnding {
  arrive: () => Promise<void>
  close: () => void
}

// A browser sends no more than 64 KiB to its end once the page is left.
const mostKeptAlive_bytes = 60_000

/** What a page was still saving when it was left. */
const leaving = new Map<CarriedType, Promise<void>>()
const patience_ms = 3000

/** Whoever comes back at once reads after that, not beside it: what is read before would lose the last words. */
function useIsLeft(type: CarriedType) {
  const [isLeft, setIsLeft] = useState(() => !leaving.has(type))
  useEffect(() => {
    let isHere = true
    const enough = new Promise((resolve) => setTimeout(resolve, patience_ms))
    void Promise.race([leaving.get(type), enough]).then(() => isHere && setIsLeft(true))
    return () => {
      isHere = false
    }
  }, [type])
  return isLeft
}

function leave(type: CarriedType, sent: Promise<void>) {
  leaving.set(type, sent)
  void sent.finally(() => leaving.get(type) === sent && leaving.delete(type))
}

/** Asked for again at every visit: what was read before is old as soon as somebody types. */
export function useStoredDraft(type: CarriedType) {
  const { read } = draftCallsOf[type]
  const isLeft = useIsLeft(type)
  useEffect(() => () => answers.removeQueries({ queryKey: [read.path] }), [read])
  return useAnswer(read, {}, isLeft)
}

/** Kept on the server a moment after the last change, so that another device goes on where this one stopped. */
export function useDraft<Draft extends object>(
  kind: DraftKind<Draft>,
  stored: StoredDraft,
  /** Puts on top what came along from another page. */
  withChoices: (draft: Draft) => Draft,
) {
  const [keeper] = useState(() => begin(kind, stored, withChoices))
  const { draft, saving, generation } = useSyncExternalStore(keeper.subscribe, keeper.state)
  useEffect(() => {
    // Also when the page is closed: a phone may not give the tab back.
    const send = () => void keeper.send()
    window.addEventListener('pagehide', send)
    window.addEventListener('online', send)
    // What this tab still had, or what came along.
    send()
    return () => {
      window.removeEventListener('pagehide', send)
      window.removeEventListener('online', send)
      leave(kind.type, keeper.send())
    }
  }, [keeper, kind.type])
  const { keep, choose } = keeper
  const ending: DraftEnding = keeper
  return { draft, saving, generation, keep, choose, ending }
}

/**
 * What this tab could not send goes on top of the version it began with; what came along goes on top of both.
 * Nothing is sent here: this may be drawn twice, and the second time would not find what the first one has sent.
 */
export function begin<Draft extends object>(
  { type, empty, complete }: DraftKind<Draft>,
  stored: StoredDraft,
  withChoices: (draft: Draft) => Draft,
) {
  const known = stored.draft ? complete(stored.draft) : empty
  const unsaved = remembered(type, storedUser()?.id)
  const start = unsaved
    ? { version: unsaved.version, draft: complete(unsaved.draft) }
    : { version: stored.version, draft: known }
  const draft = withChoices(start.draft)
  const isNew = stored.draft === null && isSame(draft, empty)
  const saving = isNew ? 'nothing' : !unsaved && isSame(draft, known) && stored.draft ? 'saved' : 'saving'
  const keeper = new DraftKeeper<Draft>(
    { draft, version: start.version, saving },
    {
      read: () => read(type, complete),
      save: (kept) => save(type, kept),
      remember: (words) => remember(type, storedUser()?.id, words),
      empty,
    },
  )
  return keeper
}

async function read<Draft extends object>(type: CarriedType, complete: DraftKind<Draft>['complete']) {
  const answer = await call(draftCallsOf[type].read)
  if (!answer || !isSuccess(answer)) return undefined
  const { draft, version } = answer.data
  return { version, draft: draft && complete(draft) }
}

async function save(type: CarriedType, { draft, version }: { draft: object; version: number }) {
  const body = { draft: { ...draft }, version }
  const keepalive = new Blob([JSON.stringify(body)]).size < mostKeptAlive_bytes
  const answer = await call(draftCallsOf[type].save, { body }, { keepalive })
  if (answer && isSuccess(answer)) return answer.data.version
  if (answer?.code_message === 'draft_changed') return 'changed'
  if (answer?.code === 413) return 'too_long'
  return answer?.code === 400 || answer?.code === 422 ? 'refused' : undefined
}

/** Sends what takes the place of a draft, once what was typed last is saved: under way from the first press, also on a slow line. */
export function useAfterDraft(ending: DraftEnding | undefined) {
  const [isPending, setIsPending] = useState(false)
  async function after<T>(send: () => Promise<T>) {
    setIsPending(true)
    try {
      await ending?.arrive()
      return await send()
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, after }
}
