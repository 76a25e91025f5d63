import { useState } from 'react'
import { listDeliveries, repeatDelivery, type HookDelivery } from '#contract/messages/web-hooks.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { useCall, useList } from '../../platform/use-call.ts'
import { useEventText } from './NewHook.tsx'
import { useTold } from '../../ui/use-told.ts'
import { useWords } from '../../platform/words.ts'

/** What was sent and what came back; fetched when somebody looks. */
export function DeliveryLog({ hookId }: { hookId: string }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('web_hooks.log.heading')}</summary>
      {isOpen && <Entries hookId={hookId} />}
    </details>
  )
}

function Entries({ hookId }: { hookId: string }) {
  const { t } = useWords()
  const list = useList(listDeliveries, (data) => data, {}, { id: hookId })
  return (
    <CursorList list={list} rowsOf={({ delivery_data }) => delivery_data} waiting="h-20 w-full" isQuiet>
      {(deliveries) => (
        <>
          <Button
            kind="secondary"
            className="justify-self-start"
            pending={list.isFetching}
            onClick={() => void list.refetch()}
          >
            {t('web_hooks.log.refresh')}
          </Button>
          {deliveries.length === 0 && <p className="text-muted">{t('web_hooks.log.empty')}</p>}
          <ul className="divide-line divide-y">
            {deliveries.map((delivery) => (
              <Entry key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </>
      )}
    </CursorList>
  )
}

const tones = { waiting: 'waiting', delivered: 'done', failed: 'trouble' } as const

function Entry({ delivery }: { delivery: HookDelivery }) {
  const { t } = useWords()
  const moment = useMoment()
  const eventText = useEventText()
  const { event, status, created_at, attempts, next_at, payload } = delivery
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{eventText(event)}</span>
        <Badge tone={tones[status]}>{t(`web_hooks.log.status.${status}`)}</Badge>
        <span className="text-muted text-sm">{moment(created_at)}</span>
      </p>
      <p className="text-sm">
        <Outcome delivery={delivery} /> {t('web_hooks.log.attempts', { count: attempts })}
        {next_at && attempts > 0 && ` · ${t('web_hooks.log.next', { when: moment(next_at) })}`}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-sm">{t('web_hooks.log.message')}</summary>
        <pre className="bg-kraft max-w-full rounded-box p-3 text-sm wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(payload, null, 2)}
        </pre>
      </details>
      {status !== 'waiting' && <Repeat id={delivery.id} />}
    </li>
  )
}

function Outcome({ delivery: { last_status, last_ms, last_answer } }: { delivery: HookDelivery }) {
  const { t } = useWords()
  const text = useText()
  if (last_ms === null) return null
  if (last_status === null)
    return t('web_hooks.log.no_answer', {
      reason: text(`web_hooks.log.reasons.${last_answer ?? 'no_connection'}`),
    })
  return (
    <>
      {t('web_hooks.log.answer', { status: last_status, ms: last_ms })}
      {last_answer && <code className="block wrap-anywhere">{last_answer}</code>}
    </>
  )
}

function Repeat({ id }: { id: string }) {
  const { t } = useWords()
  const told = useTold()
  const repeat = useCall(repeatDelivery, { refreshes: [listDeliveries] })
  return (
    <Button
      kind="secondary"
      className="justify-self-start"
      pending={repeat.isPending}
      onClick={() =>
        void repeat
          .mutateAsync({ input: { params: { id } }, key: crypto.randomUUID() })
          .then(told(t('web_hooks.log.repeated')))
      }
    >
      {t('web_hooks.log.repeat')}
    </Button>
  )
}
