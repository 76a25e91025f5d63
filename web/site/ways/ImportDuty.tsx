import { useTranslation } from 'react-i18next'
import { Block } from '../Block.tsx'
import { figures } from '../figures.ts'
import { SmallTable } from '../SmallTable.tsx'
import { Words } from '../Words.tsx'

const rows = ['free', 'ordinary', 'books', 'watches', 'bags', 'above'] as const

export function ImportDuty() {
  const { t } = useTranslation()
  return (
    <Block id="customs" heading={t('shipment_international.customs.heading')}>
      <Words body={t('shipment_international.customs.body', { returnObjects: true })} />
      <SmallTable
        caption={t('shipment_international.customs.caption')}
        headings={[t('shipment_international.customs.value'), t('shipment_international.customs.duty')]}
        rows={rows.map((row) => ({
          name: t(`shipment_international.customs.rows.${row}`, figures),
          cells: [t(`shipment_international.customs.duties.${row}`)],
        }))}
      />
      <Words body={[t('shipment_international.customs.vat', figures)]} />
    </Block>
  )
}
