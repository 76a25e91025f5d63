import { useTranslation } from 'react-i18next'

/** For keys that are put together or come from the server; a missing one shows itself. Fixed keys go through `t`, which checks them. */
export function useText() {
  const { i18n } = useTranslation()
  return (key: string) => {
    const text: unknown = i18n.getResource(i18n.language, 'translation', key)
    return typeof text === 'string' ? text : key
  }
}
