import { Block } from '../Block.tsx'
import { SmallTable } from '../SmallTable.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { Words } from '../Words.tsx'
import { useWords } from '../../platform/words.ts'

const rows = ['free', 'ordinary', 'books', 'watches', 'bags', 'above'] as const

export function ImportDuty() {
  const { t, parts } = useWords()
  const figures = useToldFigures()
  return (
    <Block id="customs" heading={t('shipment_international.customs.heading')}>
      <Words body={parts('shipment_international.customs.body')} />
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
