import { useSearchParams } from 'react-router'
import { exportAudit } from '#contract/office/audit.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { Acts } from './Acts.tsx'
import { AuditFilters, filterNames } from './AuditFilters.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const query = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return (
    <OfficeFrame heading={t('audit.heading')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted max-w-prose max-md:w-full">{t('audit.text')}</p>
        <AuditFilters query={query} onSearch={(next) => setSearch(next, { replace: true })}>
          <DownloadButton
            endpoint={exportAudit}
            params={{}}
            query={query}
            name="audit.csv"
            label={t('audit.export')}
          />
        </AuditFilters>
      </div>
      <Acts query={query} />
    </OfficeFrame>
  )
}
