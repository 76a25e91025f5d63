import { Alert } from '../ui/Alert.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Collapsible } from '../ui/Collapsible.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Price } from '../ui/Price.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Section } from './Section.tsx'
import { useWords } from '../platform/words.ts'

const alerts = ['info', 'success', 'warning', 'destructive'] as const
const badges = ['neutral', 'done', 'waiting', 'trouble'] as const

export function Feedback() {
  const { t } = useWords()
  return (
    <Section heading={t('gallery.feedback')}>
      {alerts.map((tone) => (
        <Alert key={tone} tone={tone} title={t('gallery.sample')}>
          {t('gallery.sample_text')}
        </Alert>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('gallery.sample')}
          </Badge>
        ))}
        <Spinner />
      </div>
      <Card className="grid gap-3">
        <Price ringgit={1234.5} size="total" />
        <Skeleton />
      </Card>
      <Collapsible title={t('gallery.sample')} open>
        {t('gallery.sample_text')}
      </Collapsible>
      <LoadFailed onRetry={() => undefined} />
      <EmptyState />
    </Section>
  )
}
