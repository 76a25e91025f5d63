import { useSearchParams } from 'react-router'
import { listContent } from '#contract/site/content.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { OwnQuestions } from './OwnQuestions.tsx'
import { ProductQuestions } from './ProductQuestions.tsx'
import { Testimonials } from './Testimonials.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const { data, isError, refetch } = useAnswer(listContent)
  return (
    <OfficeFrame heading={t('office_content.heading')}>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
      {data && (
        <Tabs
          label={t('office_content.heading')}
          value={query.get('tab') ?? 'own'}
          onChange={(tab) => setQuery({ tab }, { replace: true })}
          tabs={[
            { id: 'own', label: t('office_content.own'), content: <OwnQuestions entries={data.faq_data} /> },
            {
              id: 'product',
              label: t('office_content.product'),
              content: <ProductQuestions hidden={data.hidden} />,
            },
            {
              id: 'testimonials',
              label: t('office_content.testimonials.heading'),
              content: <Testimonials testimonials={data.testimonial_data} />,
            },
          ]}
        />
      )}
    </OfficeFrame>
  )
}
