import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStoredUser } from '../../platform/stored-user.ts'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLoginWhenGone } from '../../ui/use-login-when-gone.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { DedicatedForm } from './DedicatedForm.tsx'

const steps = ['order', 'pay', 'pack', 'refund'] as const

export function Page() {
  const { t } = useTranslation()
  return (
    <div className="wrap grid gap-10 py-8 md:py-12">
      <header className="grid max-w-prose gap-3">
        <h1>{t('service_purchase.heading')}</h1>
        <p className="text-lg">{t('service_purchase.intro')}</p>
      </header>
      <section className="grid gap-4">
        <h2>{t('service_purchase.how.heading')}</h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className="border-line bg-surface grid content-start gap-2 rounded-box border p-4">
              <span className="bg-deep text-on-deep figures grid size-9 place-items-center rounded-full font-bold">
                {index + 1}
              </span>
              <h3 className="text-base font-semibold">{t(`service_purchase.how.${step}`)}</h3>
              <p className="text-muted">{t(`service_purchase.how.${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid max-w-3xl gap-4">
        <h2>{t('service_purchase.form.heading')}</h2>
        <p>
          {t('service_purchase.form.intro')}{' '}
          <Link to="/purchase" className="underline underline-offset-4">
            {t('service_purchase.form.steps')}
          </Link>
        </p>
        <FormOrLogin />
      </section>
    </div>
  )
}

function FormOrLogin() {
  const { t } = useTranslation()
  const user = useStoredUser()
  const masterData = useMasterData()
  const { data, isError, refetch } = masterData
  useLoginWhenGone([masterData])
  if (!user)
    return (
      <Card className="grid justify-items-start gap-3">
        <p>{t('service_purchase.form.login')}</p>
        <LinkButton to="/login?next=%2Fservice-purchase">
          {t('service_purchase.form.login_button')}
        </LinkButton>
      </Card>
    )
  if (data) return <DedicatedForm masterData={data} />
  return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className="h-96 w-full" />
}
