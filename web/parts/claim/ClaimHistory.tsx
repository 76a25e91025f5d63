import type { showClaimPicture } from '#contract/money/claim-desk.ts'
import type { ClaimStep, showOwnClaimPicture } from '#contract/money/claims.ts'
import { useMoment } from '../../platform/moment.ts'
import { Price } from '../../ui/Price.tsx'
import { ClaimPicture } from './ClaimPicture.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  steps: readonly ClaimStep[]
  /** What the customer is called here. */
  customer: string
  claim_id: string
  pictures: typeof showOwnClaimPicture | typeof showClaimPicture
}

/** What happened, who did it and in which words; both sides read the same. */
export function ClaimHistory({ steps, customer, claim_id, pictures }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  const sides = { customer, office: t('claim.office'), clock: t('claim.clock') }
  return (
    <ol className="border-line grid gap-4 border-l-2 pl-4">
      {steps.map(({ id, what, side, amount, code, words, picture_ids, at }) => (
        <li key={id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{t(`claim.steps.${what}`)}</span>
            {amount !== null && <Price ringgit={amount} />}
          </p>
          <p className="text-muted text-sm">
            {sides[side]}, {moment(at)}
          </p>
          {code && <p>{t(`claim_reasons.${code}`)}</p>}
          {words && <p className="wrap-break-word whitespace-pre-line">{words}</p>}
          {picture_ids.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {picture_ids.map((picture_id, place) => (
                <li key={picture_id}>
                  <ClaimPicture
                    endpoint={pictures}
                    params={{ id: claim_id, picture_id }}
                    label={t('claim.picture', { place: place + 1 })}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
