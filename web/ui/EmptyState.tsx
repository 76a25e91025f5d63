import PackageOpen from 'lucide-react/icons/package-open'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Nothing here yet, and what to do next. */
export function EmptyState({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="border-line grid justify-items-center gap-3 rounded-box border border-dashed px-4 py-10 text-center">
      <PackageOpen className="text-muted size-10" aria-hidden="true" />
      <p className="font-semibold">{t('ui.no_data')}</p>
      {children}
    </div>
  )
}
