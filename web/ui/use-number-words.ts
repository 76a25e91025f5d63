import { useWords } from '../platform/words.ts'

export function useNumberWords() {
  const { t } = useWords()
  return {
    label: t('tracking.number'),
    hint: t('tracking.number_hint'),
    find: t('tracking.find'),
    required: t('tracking.required'),
    notFound: t('tracking.not_found'),
  }
}
