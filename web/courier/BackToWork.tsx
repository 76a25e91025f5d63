import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export function BackToWork() {
  const { t } = useTranslation()
  return (
    <Link to="/courier" className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold">
      <ArrowLeft className="size-5" aria-hidden="true" />
      {t('courier.back')}
    </Link>
  )
}
