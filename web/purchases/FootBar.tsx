import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box } from '#contract/master-data.ts'
import { Price } from '../ui/Price.tsx'
import { totalsOf } from './purchase-form.ts'

/** What it costs, always in sight, beside the way on. */
export function FootBar({
  box,
  quantity,
  children,
}: {
  box: Box | undefined
  quantity: number
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="border-line bg-surface shadow-float sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 sm:mx-0 sm:rounded-box sm:border">
      <p aria-live="polite">
        <span className="text-muted block text-sm">
          {box
            ? t('purchase.boxes_of_size', { count: quantity || 0, label: box.label })
            : t('purchase.total')}
        </span>
        <Price ringgit={box ? totalsOf(box, quantity).total : 0} size="total" />
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
