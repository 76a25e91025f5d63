import { useState } from 'react'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Counter } from '../../ui/scenes/Counter.tsx'
import { useNewHeading } from '../../ui/use-new-heading.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { useWords } from '../../platform/words.ts'

interface Done {
  reference: string
  email: string
}

/** What it means to be an agent, honestly; then the form. */
export function Page() {
  const { t } = useWords()
  const [done, setDone] = useState<Done>()
  if (done) return <Received {...done} />
  return (
    <div className="wrap grid gap-10 py-8 md:py-12">
      <header className="grid items-center gap-6 md:grid-cols-[3fr_1fr]">
        <div className="grid gap-3">
          <h1>{t('agent_registration.heading')}</h1>
          <p className="max-w-prose text-lg">{t('agent_registration.intro')}</p>
        </div>
        <div className="screen-only max-md:w-56">
          <Counter />
        </div>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-16">
        <Meaning />
        <section className="grid gap-4 lg:col-start-1 lg:row-start-1">
          <h2>{t('agent_registration.form.heading')}</h2>
          <p className="max-w-prose">{t('agent_registration.form.intro')}</p>
          <ApplicationForm onDone={setDone} />
        </section>
      </div>
    </div>
  )
}

function Meaning() {
  const { t, parts } = useWords()
  return (
    <div className="grid gap-4 md:grid-cols-3 lg:sticky lg:grid-cols-1 lg:top-6">
      {(['you_do', 'you_need', 'you_get'] as const).map((part) => (
        <Card key={part} className="grid content-start gap-3">
          <h2 className="text-lg">{t(`agent_registration.${part}.heading`)}</h2>
          <ul className="marker:text-edge grid list-disc gap-2 pl-5">
            {parts(`agent_registration.${part}.items`).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

function Received({ reference, email }: Done) {
  const { t } = useWords()
  const heading = useNewHeading()
  return (
    <div className="wrap grid justify-items-center py-8 sm:py-12">
      <Card className="grid w-full max-w-xl justify-items-start gap-4">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t('agent_registration.done.heading')}
        </h1>
        <p>{t('agent_registration.done.number')}</p>
        <p className="figures text-2xl font-bold">{reference}</p>
        <p>{t('agent_registration.done.next', { email })}</p>
        <LinkButton kind="secondary" to="/location">
          {t('agent_registration.done.locations')}
        </LinkButton>
      </Card>
    </div>
  )
}
