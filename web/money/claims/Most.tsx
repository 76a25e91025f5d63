import { mostPaid } from '#contract/money/claim-rules.ts'
import { Card } from '../../ui/Card.tsx'
import { Price } from '../../ui/Price.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  cover: number
  wanted: number
  items: number
}

/** The most that can come of it, and why, before anything is sent. */
export function Most({ cover, wanted, items }: Props) {
  const { t } = useWords()
  const isKnown = wanted > 0 && items > 0
  const { most, because } = mostPaid({ cover, wanted, items })
  return (
    <Card aria-live="polite">
      <p className="text-muted">{t('claim.most.label')}</p>
      {isKnown ? (
        <p>
          <Price ringgit={most} size="total" /> {t(`claim.most.${because}`)}
        </p>
      ) : (
        <p>{t('claim.most.none')}</p>
      )}
    </Card>
  )
}
