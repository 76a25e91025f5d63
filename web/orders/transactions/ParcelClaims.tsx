import { Link } from 'react-router'
import { readClaimable } from '#contract/money/claims.ts'
import { useDay } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { ClaimBadge } from '../../parts/claim/ClaimBadge.tsx'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** The claims of a paid parcel, and the way to a new one. */
export function ParcelClaims({ id }: { id: string }) {
  const { t } = useWords()
  const day = useDay()
  const { data } = useAnswer(readClaimable, { params: { id } }, true, untilThere)
  const claims = data?.claim_data ?? []
  return (
    <section className={`grid gap-3 ${claims.length === 0 ? 'screen-only' : ''}`}>
      <h2 className="text-lg">{t('claim.section.heading')}</h2>
      {claims.length > 0 && (
        <ul className="grid gap-2">
          {claims.map(({ id: claim_id, kind, status, filed_at }) => (
            <li
              key={claim_id}
              className="border-line bg-surface flex flex-wrap items-center justify-between gap-2 rounded-box border p-4"
            >
              <span>
                <Link to={`/claim?id=${id}`} className="font-semibold underline">
                  {t(`claim.kinds.${kind}`)}
                </Link>
                <span className="text-muted block text-sm">{day(filed_at)}</span>
              </span>
              <ClaimBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton kind="secondary" className="justify-self-start" to={`/claim?id=${id}`}>
        {t(claims.length > 0 ? 'claim.section.follow' : 'claim.section.link')}
      </LinkButton>
    </section>
  )
}
