import type { FoundOrder } from '#contract/office/office-search.ts'
import type { Words } from '../platform/words.ts'

/** Whose name, phone or address of mail it was; the number stands there anyway. */
export function whyFound({ found_by, name, found_in, matched }: FoundOrder, t: Words['t']) {
  if (found_by === 'number') return ''
  const who = `${t(`office_search.found_by.${found_by}`)}: ${name ?? ''}`
  return matched && (found_in === 'email' || found_in === 'phone')
    ? `${who}, ${t(`office_search.fields.${found_in}`)} ${matched}`
    : who
}
