import { readDoorCode } from '#contract/parcels/door-codes.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 15_000

/** The code of the door, for whoever asked for it, and the private link for whoever opens. */
export function DoorCode({ id, number }: { id: string; number: string }) {
  const { t } = useWords()
  const { data } = useAnswer(readDoorCode, { params: { id } }, true, () => look_ms)
  if (!data || data.state === 'not_wanted') return null
  const { state, code, receiver_key } = data
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('receiver.heading')}</h2>
      {code && (
        <p
          className="figures text-4xl font-bold tracking-[0.2em]"
          aria-label={t('receiver.code')}
          role="status"
        >
          {code}
        </p>
      )}
      <p>{t(`receiver.states.${state}`)}</p>
      {(state === 'not_yet' || state === 'ready') && (
        <ReceiverLink number={number} receiver_key={receiver_key} />
      )}
    </Card>
  )
}

/** What follows the # never leaves the receiver's browser in an address. */
function ReceiverLink({ number, receiver_key }: { number: string; receiver_key: string }) {
  const { t } = useWords()
  const link = `${window.location.origin}/resi-detail?number=${number}#r=${receiver_key}`
  const text = t('door.receiver_text', { number: inGroups(number), link })
  return (
    <div className="flex flex-wrap gap-3">
      <CopyButton text={link} label={t('door.receiver_link')} />
      <WhatsAppLink text={text} label={t('door.receiver_whatsapp')} />
    </div>
  )
}
