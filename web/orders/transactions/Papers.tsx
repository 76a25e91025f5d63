import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import { printPaper } from '#contract/orders/transactions.ts'
import { useWords } from '../../platform/words.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'

interface Props {
  id: string
  shipment: ShownShipment
  number: string
  /** The label is what its sender needs now. */
  isForSender: boolean
}

/** What is printed of it. */
export function Papers({ id, shipment, number, isForSender }: Props) {
  const { t } = useWords()
  return (
    <section className="screen-only grid gap-3">
      <h2 className="text-lg">{t('shipment_detail.papers.heading')}</h2>
      <div className="flex flex-wrap gap-3">
        {shipment.papers.map((kind) => (
          <DownloadButton
            key={kind}
            kind={isForSender && kind === 'label' ? 'primary' : 'secondary'}
            endpoint={printPaper}
            params={{ id, kind }}
            name={`${number}-${kind}.pdf`}
            label={t(`shipment_detail.papers.${kind}`)}
          />
        ))}
      </div>
    </section>
  )
}
