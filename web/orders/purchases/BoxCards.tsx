import type { Box } from '#contract/site/master-data.ts'
import { useLanguage } from '../../platform/moment.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Price } from '../../ui/Price.tsx'
import { dimensionsOf } from './purchase-form.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  boxes: readonly Box[]
  value: string
  onPick: (id: string) => void
  error: string | undefined
}

export function BoxCards({ boxes, value, onPick, error }: Props) {
  const { t } = useWords()
  return (
    <ChoiceGroup label={t('purchase.size')} error={error}>
      {boxes.length === 0 && <p className="text-muted">{t('purchase.size_not_available')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {boxes.map((box) => (
          <ChoiceCard
            key={box.id}
            name="size"
            value={box.id}
            checked={box.id === value}
            onChange={() => onPick(box.id)}
          >
            <BoxWords box={box} />
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  )
}

function BoxWords({ box }: { box: Box }) {
  const { t } = useWords()
  const description = box.descriptions[useLanguage()]
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-xl font-bold">{box.label}</span>
        <span className="text-[min(1.25rem,8vw)] font-bold">
          <Price ringgit={box.price + box.deposit} />
        </span>
      </span>
      {description && <span className="text-muted block text-sm">{description}</span>}
      <span className="figures block text-sm">{t('purchase.max_weight', { weight: box.max_weight })}</span>
      <span className="figures block text-sm">{dimensionsOf(box)}</span>
      <span className="text-muted block text-sm">
        {t('purchase.price_parts')} <Price ringgit={box.price} /> + {t('purchase.deposit_word')}{' '}
        <Price ringgit={box.deposit} /> {t('purchase.comes_back')}
      </span>
    </span>
  )
}
