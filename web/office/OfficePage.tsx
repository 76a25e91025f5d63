import { useTranslation } from 'react-i18next'
import { listPaymentsToJudge } from '#contract/payments.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useAnswer } from '../use-call.ts'
import { OfficeFrame } from './OfficeFrame.tsx'

const look_ms = 10_000

export function Page() {
  const { t } = useTranslation()
  return (
    <OfficeFrame heading={t('office.heading')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Waiting kind="decision" />
        <Waiting kind="cash" />
      </div>
    </OfficeFrame>
  )
}

function Waiting({ kind }: { kind: 'decision' | 'cash' }) {
  const { t } = useTranslation()
  const query = { waiting_for: kind, limit: '1' } as const
  const { data } = useAnswer(listPaymentsToJudge, { query }, true, () => look_ms)
  return (
    <Card className="grid justify-items-start gap-2">
      <p className="text-muted">{t(`office.waiting.${kind}`)}</p>
      <p className="figures text-4xl font-bold">{data?.waiting ?? '–'}</p>
      <LinkButton kind={kind === 'decision' ? 'primary' : 'secondary'} to={`/office/payments?tab=${kind}`}>
        {t('office.waiting.open')}
      </LinkButton>
    </Card>
  )
}
