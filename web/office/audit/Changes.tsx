import { auditFields, isAuditField } from '#contract/platform/event-fields.ts'
import type { Change } from '#contract/office/audit.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useText } from '../../platform/text.ts'
import { wordsOf } from './log-words.ts'
import { useWords } from '../../platform/words.ts'

/** Old and new values of an act, and whatever else it said, in the reader's words. */
export function Changes({ event, changes }: { event: string; changes: readonly Change[] }) {
  const { t } = useWords()
  const valueOf = useValues(event)
  if (changes.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map((change) => {
        const { field, before, after } = change
        return (
          <li key={`${field} ${before} ${after}`} className="wrap-anywhere">
            <span className="text-muted">{isAuditField(field) && t(`audit.fields.${field}`)}:</span>{' '}
            {before !== null && (
              <>
                <del className="line-clamp-3 inline decoration-1">{valueOf(field, before)}</del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <ins className="no-underline">{after === null ? t('audit.none') : valueOf(field, after)}</ins>
          </li>
        )
      })}
    </ul>
  )
}

function useValues(event: string) {
  const { t } = useWords()
  const text = useText()
  const worded = (code: string) => {
    for (const place of wordsOf(event)) {
      const key = `${place}.${code}`
      const words = text(key)
      if (words !== key) return words
    }
    return code
  }
  return (field: string, value: string) => {
    if (!isAuditField(field)) return value
    const kind = auditFields[field]
    if (kind === 'sen') return formatRinggit(Number(value) / 100)
    if (kind === 'yes_no') return t(value === 'true' ? 'audit.yes' : 'audit.no')
    if (kind === 'words') return value.split(', ').map(worded).join(', ')
    if (kind === 'fields')
      return value
        .split(', ')
        .map((name) => (isAuditField(name) ? t(`audit.fields.${name}`) : name))
        .join(', ')
    return value
  }
}
