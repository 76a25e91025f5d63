import { useSearchParams } from 'react-router'
import { exportAudit } from '#contract/office/audit.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { Acts } from './Acts.tsx'
import { AuditForm, fieldNames } from './AuditForm.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const query = Object.fromEntries(
    [...fieldNames, 'person_id'].flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const isFiltered = Object.keys(query).length > 0
  return (
    <OfficeFrame heading={t('audit.heading')}>
      <p className="text-muted max-w-prose">{t('audit.text')}</p>
      <AuditForm key={JSON.stringify(query)} query={query} onSearch={setSearch} />
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton
          endpoint={exportAudit}
          params={{}}
          query={query}
          name="audit.csv"
          label={t('audit.export')}
        />
        {isFiltered && (
          <Button kind="secondary" onClick={() => setSearch({})}>
            {t('audit.clear')}
          </Button>
        )}
        {query['person_id'] && <p className="text-muted">{t('audit.one_person')}</p>}
      </div>
      <Acts query={query} />
    </OfficeFrame>
  )
}
