import { Alert } from '../../ui/Alert.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import type { useVouchers } from './use-vouchers.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  vouchers: ReturnType<typeof useVouchers>
  onChoose: (choice: string) => void
}

/** The full price is paid; the value of the voucher comes back. */
export function VoucherField({ vouchers: { fitting, voucher_id, isFreed }, onChoose }: Props) {
  const { t } = useWords()
  const { amount } = useFigures()
  return (
    <>
      {isFreed && <Alert>{t('shipment.voucher_freed')}</Alert>}
      {fitting.length > 0 && (
        <SelectField
          label={t('shipment.voucher')}
          hint={t('shipment.voucher_hint')}
          name="voucher_id"
          value={voucher_id || 'none'}
          onChange={({ target }) => onChoose(target.value)}
        >
          {fitting.map(({ id, serial, value }) => (
            <option key={id} value={id}>
              {serial} · {amount(value)}
            </option>
          ))}
          <option value="none">{t('shipment.no_voucher')}</option>
        </SelectField>
      )}
    </>
  )
}
