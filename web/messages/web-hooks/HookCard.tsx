import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  enableWebHook,
  listDeliveries,
  listWebHooks,
  pingWebHook,
  removeWebHook,
  type WebHook,
} from '#contract/messages/web-hooks.ts'
import { useMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { useCall } from '../../platform/use-call.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { useEventText } from './NewHook.tsx'
import { useTold } from './use-told.ts'

const tones = { live: 'done', failing: 'waiting', disabled: 'trouble' } as const

export function HookCard({ hook }: { hook: WebHook }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const eventText = useEventText()
  const state = hook.disabled_at ? 'disabled' : hook.failing_since ? 'failing' : 'live'
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 wrap-anywhere">{hook.url}</code>
          <Badge tone={tones[state]}>{t(`web_hooks.state.${state}`)}</Badge>
        </p>
        <p className="text-muted text-sm">{hook.events.map(eventText).join(' · ')}</p>
        {state === 'failing' && hook.failing_since && (
          <p className="text-sm">{t('web_hooks.failing', { when: moment(hook.failing_since) })}</p>
        )}
      </div>
      <Actions hook={hook} />
      <DeliveryLog hookId={hook.id} />
    </Card>
  )
}

function Actions({ hook: { id, disabled_at } }: { hook: WebHook }) {
  const { t } = useTranslation()
  const told = useTold()
  const enable = useCall(enableWebHook, { refreshes: [listWebHooks] })
  const ping = useCall(pingWebHook, { refreshes: [listDeliveries] })
  const input = { params: { id } }
  return (
    <div className="flex flex-wrap gap-3">
      {disabled_at ? (
        <Button
          pending={enable.isPending}
          onClick={() => void enable.mutateAsync({ input }).then(told(t('web_hooks.enabled')))}
        >
          {t('web_hooks.enable')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          pending={ping.isPending}
          onClick={() =>
            void ping.mutateAsync({ input, key: crypto.randomUUID() }).then(told(t('web_hooks.pinged')))
          }
        >
          {t('web_hooks.ping')}
        </Button>
      )}
      <Remove id={id} />
    </div>
  )
}

function Remove({ id }: { id: string }) {
  const { t } = useTranslation()
  const told = useTold()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useCall(removeWebHook, { refreshes: [listWebHooks] })
  const confirm = async () => {
    told(t('web_hooks.remove.done'))(await remove.mutateAsync({ input: { params: { id } } }))
    setIsAsking(false)
  }
  return (
    <>
      <Button kind="quiet" className="text-trouble" onClick={() => setIsAsking(true)}>
        {t('web_hooks.remove.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        pending={remove.isPending}
        title={t('web_hooks.remove.question')}
        confirm={t('web_hooks.remove.confirm')}
      >
        <p>{t('web_hooks.remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
