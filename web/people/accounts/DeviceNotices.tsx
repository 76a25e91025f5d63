import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { readPush, turnPushOff, turnPushOn } from '#contract/messages/push.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { canBeTold, subscribe, unsubscribe } from './push.ts'
import { useWords } from '../../platform/words.ts'

/** The same news as by mail, on this device; until it is switched off or signed out. */
export function DeviceNotices() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readPush)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('messages.device.heading')}</h2>
      <p className="max-w-prose">{t('messages.device.text')}</p>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-11 w-full" />}
      {data && <Switch {...data} />}
    </Card>
  )
}

function Switch({ is_on, public_key }: { is_on: boolean; public_key: string }) {
  const { t } = useWords()
  const [permission, setPermission] = useState(() => (canBeTold() ? Notification.permission : undefined))
  const { turn, isPending } = useTurning(public_key)
  if (!permission) return <Alert tone="info">{t('messages.device.unsupported')}</Alert>
  if (permission === 'denied') return <Alert tone="warning">{t('messages.device.denied')}</Alert>
  const isOn = is_on && permission === 'granted'
  return (
    <>
      <p role="status" className="font-medium">
        {t(isOn ? 'messages.device.is_on' : 'messages.device.is_off')}
      </p>
      <Button
        kind="secondary"
        className="justify-self-start"
        pending={isPending}
        onClick={() => void turn(!isOn).finally(() => setPermission(Notification.permission))}
      >
        {t(isOn ? 'messages.device.turn_off' : 'messages.device.turn_on')}
      </Button>
    </>
  )
}

function useTurning(public_key: string) {
  const { t } = useWords()
  const text = useText()
  const on = useCall(turnPushOn, { refreshes: [readPush] })
  const off = useCall(turnPushOff, { refreshes: [readPush] })
  const [isAsking, setAsking] = useState(false)
  async function turnOn() {
    const keys = await subscribe(public_key)
    if (!keys) return
    const answer = await on.mutateAsync({ input: { body: keys } })
    if (answer && isSuccess(answer)) toast.success(t('messages.device.done'))
    else toast.error(answer?.code === 400 ? t('messages.device.unknown_service') : sentence(text, answer))
  }
  async function turnOff() {
    const answer = await off.mutateAsync({ input: {} })
    if (answer && isSuccess(answer)) await unsubscribe()
    else toast.error(sentence(text, answer))
  }
  /** What fails in between is the browser's push service, which may not be reached. */
  async function turn(isWanted: boolean) {
    setAsking(true)
    await (isWanted ? turnOn() : turnOff()).catch(() => toast.error(t('messages.device.failed')))
    setAsking(false)
  }
  return { turn, isPending: isAsking }
}
