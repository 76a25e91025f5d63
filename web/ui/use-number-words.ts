import { useTranslation } from 'react-i18next'

export function useNumberWords() {
  const { t } = useTranslation()
  return {
    label: t('tracking.number'),
    hint: t('tracking.number_hint'),
    find: t('tracking.find'),
    required: t('tracking.required'),
    notFound: t('tracking.not_found'),
  }
}
