import type { MasterData } from '#contract/site/master-data.ts'
import { Alert } from '../../ui/Alert.tsx'
import { isSoldIn } from './purchase-form.ts'
import { useWords } from '../../platform/words.ts'

/** Why nobody gets on: boxes are not sold in every country. */
export function NotSold({ masterData, country_id }: { masterData: MasterData; country_id: string }) {
  const { t } = useWords()
  if (isSoldIn(masterData, { country_id })) return null
  return (
    <Alert tone="destructive" title={t('purchase.no_country.title')}>
      {t('error.box_not_in_country')}
    </Alert>
  )
}
