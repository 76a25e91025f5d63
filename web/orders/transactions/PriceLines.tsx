import { lineIn } from '#contract/orders/order-words.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useLanguage } from '../../platform/moment.ts'
import { Price } from '../../ui/Price.tsx'
import { useWords } from '../../platform/words.ts'

/** How the amount came about, as it was priced when it was ordered. */
export function PriceLines({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const language = useLanguage()
  const { lines, unique_amount, amount } = transaction
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={`${line.code} ${JSON.stringify(line.params)}`} className="pair">
          <span className="min-w-0">
            {lineIn(language, line)}
            {line.quantity > 1 && ` × ${line.quantity}`}
          </span>
          <Price ringgit={line.amount} />
        </li>
      ))}
      {unique_amount > 0 && (
        <li className="pair">
          <span>{t('shipment_success.lines.unique')}</span>
          <Price ringgit={unique_amount} />
        </li>
      )}
      <li className="pair border-line items-baseline border-t pt-2 font-semibold">
        <span className="basis-auto!">{t('quote.total')}</span>
        <Price ringgit={amount} size="total" />
      </li>
    </ul>
  )
}
