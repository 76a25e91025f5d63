import Check from 'virtual:icon/check'
import type { OwnCancellationPreview } from '#contract/orders/cancellations.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  amount: string
  preview: OwnCancellationPreview
}

/** The sum on its way back, and what else follows, before anything is pressed. */
export function ComesBack({ amount, preview: { has_account, is_cash, freed_serial } }: Props) {
  const { t } = useWords()
  const way = is_cash ? 'cash' : has_account ? 'account' : 'waits'
  return (
    <>
      <div className="bg-kraft grid gap-1 rounded-box p-4">
        <svg viewBox="0 0 280 36" className="text-done w-full max-w-72" fill="none" aria-hidden="true">
          <path d="M268 28Q140-14 14 26" stroke="currentColor" strokeWidth="3" />
          <path d="M28 14L12 27L32 32" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
          <circle cx="268" cy="28" r="6" fill="currentColor" />
        </svg>
        <p className="figures text-[min(2.4375rem,11.5vw)] leading-tight font-bold tracking-tight whitespace-nowrap">
          {amount}
        </p>
        <p className="font-semibold">{t('shipment_success.cancel_paid.comes_back.heading')}</p>
        <p className="text-muted text-sm">{t(`shipment_success.cancel_paid.comes_back.${way}`)}</p>
      </div>
      {freed_serial && (
        <p className="flex gap-2 text-sm">
          <Check className="size-5 shrink-0" aria-hidden="true" />
          {t('shipment_success.cancel_paid.frees', { serial: freed_serial })}
        </p>
      )}
      <p className="text-muted text-sm">{t('shipment_success.cancel_paid.comes_back.final')}</p>
    </>
  )
}
