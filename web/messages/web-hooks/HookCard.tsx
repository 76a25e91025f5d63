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
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { useCall } from '../../platform/use-call.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { useEventText } from './NewHook.tsx'
import { useTold } from '../../ui/use-told.ts'
import { useWords } from '../../platform/words.ts'

const tones = { live: 'done', failing: 'waiting', disabled: 'trouble' } as const

export function HookCard({ hook }: { hook: WebHook }) {
  const { t } = useWords()
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
  const { t } = useWords()
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
  const { t } = useWords()
  const told = useTold()
  const remove = useCall(removeWebHook, { refreshes: [listWebHooks] })
  return (
    <ConfirmedButton
      kind="quiet"
      className="text-trouble"
      label={t('web_hooks.remove.button')}
      question={t('web_hooks.remove.question')}
      confirm={t('web_hooks.remove.confirm')}
      isPending={remove.isPending}
      act={() => remove.mutateAsync({ input: { params: { id } } }).then(told(t('web_hooks.remove.done')))}
    >
      <p>{t('web_hooks.remove.text')}</p>
    </ConfirmedButton>
  )
}
