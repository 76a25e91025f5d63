import { Link } from 'react-router'
import { useStoredUser } from '../../platform/stored-user.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { useLoginWhenGone } from '../../ui/use-login-when-gone.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { BoxShelf } from './BoxShelf.tsx'
import { BoxStubs } from './BoxStubs.tsx'
import { DedicatedForm } from './DedicatedForm.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

const steps = ['order', 'pay', 'pack', 'refund'] as const

export function Page() {
  const { t } = useWords()
  return (
    <>
      <Shelf />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:py-12">
        <Stubs />
        <section className="grid gap-4">
          <h2>{t('service_purchase.how.heading')}</h2>
          <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map((step, index) => (
              <li
                key={step}
                className="border-line bg-surface grid content-start gap-2 rounded-box border p-4"
              >
                <span className="bg-deep text-on-deep figures grid size-9 place-items-center rounded-full font-bold">
                  {index + 1}
                </span>
                <h3 className="text-base font-semibold">{t(`service_purchase.how.${step}`)}</h3>
                <p className="text-muted">{t(`service_purchase.how.${step}_text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="grid gap-4">
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
    </>
  )
}

/** The size is seen before anything is read. */
function Shelf() {
  const { t } = useWords()
  return (
    <div className="bg-kraft">
      <div className="mx-auto grid max-w-[90rem] gap-8 px-4 pt-8 md:px-8 md:pt-12 xl:px-18">
        <header className="grid gap-4">
          <h1 className="text-[min(11.4vw,5.375rem)] leading-none font-extrabold tracking-[-0.045em]">
            {t('service_purchase.heading')}
          </h1>
          <p className="max-w-[26rem] text-lg leading-snug">{t('service_purchase.intro')}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to="/purchase">{t('service_purchase.buy')}</LinkButton>
            <Costs />
          </div>
        </header>
        <div className="lg:-mt-24">
          <BoxShelf />
        </div>
      </div>
    </div>
  )
}

/** What a box costs is known before anything is scrolled; its place is kept until the prices are there. */
function Costs() {
  const { t } = useWords()
  const { amount } = useFigures()
  const { data } = useMasterData()
  return (
    <p className="min-h-13">
      <span className="figures flex flex-wrap gap-x-4 text-lg font-bold">
        {data?.box.map(({ id, label, price, deposit }) => (
          <span key={id} className="whitespace-nowrap">
            {t('service_purchase.costs', { label, amount: amount(price + deposit) })}
          </span>
        ))}
      </span>
      {data && <span className="text-muted block text-sm">{t('service_purchase.with_deposit')}</span>}
    </p>
  )
}

function Stubs() {
  const { data } = useMasterData()
  return <div className="min-h-44 w-full">{data && <BoxStubs boxes={data.box} />}</div>
}

function FormOrLogin() {
  const { t } = useWords()
  const user = useStoredUser()
  const masterData = useMasterData()
  const { data } = masterData
  useLoginWhenGone([masterData])
  if (!user)
    return (
      <Card className="grid justify-items-start gap-3">
        <p>{t('service_purchase.form.login')}</p>
        <LinkButton kind="secondary" to="/login?next=%2Fservice-purchase">
          {t('service_purchase.form.login_button')}
        </LinkButton>
      </Card>
    )
  if (data) return <DedicatedForm masterData={data} />
  return <NotYet answer={masterData} className="h-96 w-full" />
}
