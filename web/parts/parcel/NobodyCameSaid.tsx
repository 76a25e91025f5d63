import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { Alert } from '../../ui/Alert.tsx'

/** That nobody came, as it was said about the last attempt: by whom, as far as that is known, and when. */
export function NobodyCameSaid({ answer }: { answer: NonNullable<CarriedParcel['answer']> }) {
  const { t } = useWords()
  const moment = useMoment()
  const { words, said_by, at } = answer
  return (
    <Alert tone="warning" title={t('door.answer')}>
      {words && <p className="wrap-anywhere">“{words}”</p>}
      <p className="text-sm">{t(`door.said_by.${said_by ?? 'unknown'}`)}</p>
      <p className="figures text-sm">{moment(at)}</p>
    </Alert>
  )
}
