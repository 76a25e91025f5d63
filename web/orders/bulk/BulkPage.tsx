import type { CheckedBulk } from '#contract/orders/bulk.ts'
import { Card } from '../../ui/Card.tsx'
import { Checked } from './Checked.tsx'
import { Passports } from './Passports.tsx'
import { Template } from './Template.tsx'
import { TableUpload } from './TableUpload.tsx'
import { useTable } from './use-table.ts'
import { useWords } from '../../platform/words.ts'

/** Many shipments from one file: fill in, upload, look through, pay once. */
export function Page() {
  const { t } = useWords()
  const table = useTable()
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1>{t('bulk.heading')}</h1>
        <p className="max-w-prose text-lg">{t('bulk.intro')}</p>
      </header>
      <Template />
      <Card className="grid gap-3">
        <h2 className="text-lg">{t('bulk.steps.upload')}</h2>
        <TableUpload table={table} />
        <Passports isMissing={lacksPassport(table.checked)} />
      </Card>
      {table.checked && table.file && (
        <Checked file={table.file} checked={table.checked} onAgain={table.again} />
      )}
    </div>
  )
}

/** Nobody finds a folded part by reading that a picture is missing. */
function lacksPassport(checked: CheckedBulk | undefined) {
  return checked?.errors.some(({ column }) => column.endsWith('_passport_id')) ?? false
}
