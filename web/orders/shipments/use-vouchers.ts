import { listVouchers } from '#contract/money/vouchers.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import type { Draft } from './shipment-form.ts'

/** Vouchers of boxes of this size that are still free. The first of them is used unless somebody removes it. */
export function useVouchers({ package: { box }, voucher_choice }: Draft) {
  const { data } = useAnswer(listVouchers, { query: { limit: '100' } }, true, untilThere)
  const fitting = (data?.voucher_data ?? []).filter(
    ({ status, box_label }) => status === 'issued' && box_label === box,
  )
  const chosen = fitting.find(({ id }) => id === voucher_choice)
  const voucher_id = voucher_choice === 'none' ? '' : (chosen ?? fitting[0])?.id
  const hadChosen = voucher_choice !== '' && voucher_choice !== 'none'
  return {
    // Without them the order would cost more than it has to.
    isLoading: data === undefined && box !== '',
    fitting,
    voucher_id: voucher_id ?? '',
    /** It was chosen for another box, or is used up meanwhile: it stays free, and the order goes without it. */
    isFreed: data !== undefined && hadChosen && !chosen,
  }
}
