import { useEffect } from 'react'
import { showIdentity, type lookAtIdentity, type ShownIdentity } from '#contract/office/identity-desk.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useWords } from '../../platform/words.ts'

export type Look = Data<typeof lookAtIdentity>

/** Disappears when the look is over: a desk that was left shows nothing. */
export function ShownIdentities({ look, onHide }: { look: Look; onHide: () => void }) {
  const { t } = useWords()
  const left_s = useCountdown(look.shown_until, look.server_now)
  const isOver = left_s === 0
  useEffect(() => {
    if (isOver) onHide()
  }, [isOver, onHide])
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="figures text-lg">{inGroups(look.tracking_number)}</h2>
        <p className="text-muted figures">{t('office_identity.left', { count: Math.ceil(left_s / 60) })}</p>
        <Button kind="secondary" onClick={onHide}>
          {t('office_identity.hide')}
        </Button>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {look.identity_data.map((identity) => (
          <Identity key={identity.party} identity={identity} look={look} />
        ))}
      </div>
    </section>
  )
}

function Identity({ identity, look }: { identity: ShownIdentity; look: Look }) {
  const { t } = useWords()
  const { party, name, id_number, picture } = identity
  const who = t(`office_identity.${party}`)
  return (
    <Card className="grid gap-3">
      <h3 className="text-base">{who}</h3>
      <Facts
        isStacked
        facts={[
          [t('office_identity.name'), name ?? t('office_identity.erased')],
          [t('office_identity.id_number'), id_number ?? t('office_identity.erased')],
        ]}
      />
      {id_number && <CopyButton text={id_number} label={t('office_identity.copy')} />}
      {picture === 'given' ? (
        <ProtectedPicture
          endpoint={showIdentity}
          params={{ number: look.tracking_number, party }}
          version={look.shown_until}
          label={t('office_identity.picture', { party: who })}
          className="w-full rounded-lg"
          waiting="aspect-3/2 w-full"
        />
      ) : (
        <p className="text-muted">{t(`office_identity.${picture}`)}</p>
      )}
    </Card>
  )
}
