import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  onAgain: () => void
  onKeep: () => void
}

/** Something else was begun and not finished: neither takes the place of the other unasked. */
export function AgainQuestion({ onAgain, onKeep }: Props) {
  const { t } = useWords()
  return (
    <Card className="grid max-w-xl gap-4">
      <h2 className="text-lg">{t('shipment.again.unfinished')}</h2>
      <p>{t('shipment.again.question')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{t('shipment.again.use')}</Button>
        <Button kind="secondary" onClick={onKeep}>
          {t('shipment.again.keep')}
        </Button>
      </div>
    </Card>
  )
}
