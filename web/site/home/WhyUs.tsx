import Eye from 'virtual:icon/eye'
import FileCheck from 'virtual:icon/file-check'
import HandCoins from 'virtual:icon/hand-coins'
import LockKeyhole from 'virtual:icon/lock-keyhole'
import MessagesSquare from 'virtual:icon/messages-square'
import ShieldCheck from 'virtual:icon/shield-check'
import { company } from '#contract/site/company.ts'
import { figures } from '../figures.ts'
import { useWords } from '../../platform/words.ts'

const reasons = [
  ['price', HandCoins],
  ['follow', Eye],
  ['papers', FileCheck],
  ['cover', ShieldCheck],
  ['privacy', LockKeyhole],
  ['people', MessagesSquare],
] as const

export function WhyUs() {
  const { t } = useWords()
  return (
    <section id="why" className="wrap grid gap-6">
      <h2 className="text-2xl">{t('home.why.heading')}</h2>
      <ul className="grid gap-x-10 gap-y-6 sm:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map(([reason, Icon]) => (
          <li key={reason} className="border-line grid content-start gap-2 border-t pt-5">
            <h3 className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-2">
              <Icon className="text-accent size-7 shrink-0" aria-hidden="true" />
              {t(`home.why.${reason}.heading`)}
            </h3>
            <p className="text-muted">
              {t(`home.why.${reason}.text`, { ...figures, hours: company.hours.service })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
