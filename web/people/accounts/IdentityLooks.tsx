import { useState } from 'react'
import { listIdentityLooks, type IdentityLook } from '#contract/orders/identity-looks.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { useList } from '../../platform/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { useWords } from '../../platform/words.ts'

/** Asked for by a press: few people look at it, and the page has enough to load. */
export function IdentityLooks() {
  const { t } = useWords()
  const [isShown, setIsShown] = useState(false)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('profile.identity_looks.heading')}</h2>
      <p className="text-muted">{t('profile.identity_looks.text')}</p>
      {isShown ? (
        <Looks />
      ) : (
        <Button kind="secondary" className="justify-self-start" onClick={() => setIsShown(true)}>
          {t('profile.identity_looks.show')}
        </Button>
      )}
    </Card>
  )
}

function Looks() {
  const { t } = useWords()
  const list = useList(listIdentityLooks, (page) => page)
  return (
    <CursorList
      list={list}
      rowsOf={({ look_data }) => look_data}
      waiting="h-16 w-full"
      empty={<p className="font-medium">{t('profile.identity_looks.none')}</p>}
      isQuiet
    >
      {(looks) => (
        <ul className="divide-line divide-y">
          {looks.map((look) => (
            <Look key={look.id} look={look} />
          ))}
        </ul>
      )}
    </CursorList>
  )
}

function Look({ look: { at, viewer_name, tracking_number, reason, reference } }: { look: IdentityLook }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <li className="py-3">
      <p className="font-medium">
        {viewer_name === null
          ? t('profile.identity_looks.gone')
          : t('profile.identity_looks.row', { name: viewer_name })}
      </p>
      <p className="figures">{moment(at)}</p>
      <p className="text-muted text-sm">
        {reason === null ? t('profile.identity_looks.before') : t(`profile.identity_looks.reasons.${reason}`)}
      </p>
      {tracking_number && (
        <p className="text-muted figures text-sm">
          {t('profile.identity_looks.parcel', { number: inGroups(tracking_number) })}
        </p>
      )}
      {reference && (
        <p className="text-muted figures text-sm">{t('profile.identity_looks.reference', { reference })}</p>
      )}
    </li>
  )
}
