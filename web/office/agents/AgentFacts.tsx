import type { ShownApplication } from '#contract/people/agent-desk.ts'
import { CallLink } from '../../parts/places/CallLink.tsx'
import { languageNames } from '#contract/platform/language.ts'
import { weekdays } from '#contract/places/opening-hours.ts'
import { useMoment } from '../../platform/moment.ts'
import { useDateWords } from '../../ui/calendar.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { useWords } from '../../platform/words.ts'

/** Everything the applicant has said, in the order one checks it against the documents. */
export function AgentFacts({ application }: { application: ShownApplication }) {
  const { t } = useWords()
  const moment = useMoment()
  const { longWeekdays } = useDateWords()
  const { label, name, email, phone, address, postal_code, city, region, country_id } = application
  const { lat, lon, is_exact, hours, offers, about, language } = application
  const week = weekdays.map((day) => {
    const open = hours[`${day}`]?.join('–') ?? t('ui.opening.closed')
    return `${longWeekdays[day - 1]} ${open}`
  })
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{label ?? t('agents.erased')}</h2>
      <Facts
        facts={[
          [t('agents.facts.number'), application.registration_number],
          [t('agents.facts.name'), name],
          [
            t('agents.facts.address'),
            address && `${address}, ${postal_code} ${city}, ${region}, ${country_id}`,
          ],
          [t('agents.facts.phone'), phone && <CallLink key="phone" phone={phone} />],
          [t('agents.facts.email'), email],
          [t('agents.facts.hours'), week.join(' · ')],
          [t('agents.facts.offers'), offers.map((offer) => t(`agents.offer.${offer}`)).join(', ')],
          [t('agents.facts.years'), String(application.years_in_business)],
          [t('agents.facts.about'), about],
          [
            t('agents.facts.place'),
            `${lat.toFixed(4)}, ${lon.toFixed(4)} (${t(is_exact ? 'agents.facts.exact' : 'agents.facts.city')})`,
          ],
          [t('agents.facts.language'), languageNames[language]],
          [t('agents.facts.reference'), application.reference],
          [t('agents.facts.applied_at'), moment(application.created_at)],
        ]}
      />
    </Card>
  )
}
